export { ApprovalInList } from "./approval-in-list.tsx";
export { ApprovalOfCall } from "./approval-of-call.tsx";
export { CallDecision } from "./call-decision.tsx";
export { focusNext } from "./decide/focus-next.ts";
export { moment } from "./describe-outcome.ts";
export { readToolCall } from "./undo/take-back.ts";
export { UndoAnswer } from "./undo/undo-answer.tsx";
export { UndoCall } from "./undo/undo-call.tsx";
