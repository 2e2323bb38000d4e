export { RunCodeInput } from "./run-code-input.ts";
