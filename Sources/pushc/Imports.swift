// The parts shared with other interfaces are used throughout the command line.
@_exported import PushFiles
@_exported import PushInterface
@_exported import PushSystem
