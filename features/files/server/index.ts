export { attachFiles, type ReadyFile, readAttachable } from "./attach-files.ts";
export { type GivenMaterial, readMaterial } from "./giving/read-material.ts";
