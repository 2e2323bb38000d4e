export { BuiltinNote } from "./builtin-note.tsx";
export { useChosenModel } from "./chosen-model.ts";
export { ModelChoice } from "./model-choice.tsx";
