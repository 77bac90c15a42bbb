"""The server: tables that people far apart share. It knows no rule, only the kernel's tables."""
