export { BuiltinNote } from "./builtin-note.tsx";
export { type ModelPlace, useChosenModel } from "./chosen-model.ts";
export { ModelChoice } from "./model-choice.tsx";
export { modelWithTools } from "./model-with-tools.ts";
export { nameOfModel } from "./name-of-model.ts";
