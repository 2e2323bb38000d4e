/** The tool that remembers. Off, it switches memory off for all. */
export const rememberName = "remember";
