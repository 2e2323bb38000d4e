/** How long a script may run, without the start of its process. */
export const runLimitMs = 5_000;
/** All that a script can hold: 64 MiB in pages of WebAssembly. */
export const memoryPages = 1_024;

/** Together what a model is given of one tool call, about 64 kB. */
export const mostOutputCharacters = 46_000;
export const mostValueCharacters = 12_000;

/** Scripts of all people that one server runs at once. Each takes up to one core. */
export const mostAtOnce = 3;
