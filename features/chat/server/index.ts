export { hasRecording } from "./has-recording.ts";
export { noteRecording } from "./note-recording.ts";
