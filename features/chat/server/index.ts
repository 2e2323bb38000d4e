export { noteRecording } from "./note-recording.ts";
