export { insertSampleToolCall, type SampleToolCall } from "./sample-tool-call.repository.ts";
