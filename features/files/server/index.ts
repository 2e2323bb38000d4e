export { attachFiles, type ReadyFile, readAttachable } from "./attach-files.ts";
export { contentHashesOf } from "./file.repository.ts";
export { type GivenMaterial, readMaterial } from "./giving/read-material.ts";
