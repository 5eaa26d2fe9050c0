import Foundation
import ProgramTesting

// Declarations that almost every test here needs, without an import in each file.
typealias Folder = ProgramTesting.Folder
typealias PushcRun = ProgramTesting.PushcRun

let pushcBinary = TestedProgram.url
