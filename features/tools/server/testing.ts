export { insertSampleToolCall, type SampleToolCall } from "./sample-tool-call.repository.ts";
export { ended } from "./testing/ended.ts";
export { harmlessFacts } from "./testing/harmless-facts.ts";
