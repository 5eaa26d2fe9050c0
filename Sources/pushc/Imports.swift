// What the command line has in common with other interfaces is used all over it.
@_exported import PushInterface
@_exported import PushSystem
