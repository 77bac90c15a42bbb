"""The subcommands of Home Raiders, `kitchentable team` and `kitchentable house`.

The command line loads one of these modules when its command is called, and never before.
"""
