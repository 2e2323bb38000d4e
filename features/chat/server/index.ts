export { beginAgentTest, endAgentTests } from "./agent-tests.ts";
export { type BeginForTrigger, beginForTrigger } from "./begin-for-trigger.ts";
export { hasRecording } from "./has-recording.ts";
export { noteRecording } from "./note-recording.ts";
