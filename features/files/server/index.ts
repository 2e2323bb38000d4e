export { attachFiles, type ReadyFile, readAttachable } from "./attach-files.ts";
export { contentHashesOf } from "./file.repository.ts";
export { findOwnPassages } from "./giving/find-own-passages.ts";
export { type GivenMaterial, readMaterial } from "./giving/read-material.ts";
export { labelOfFile } from "./label-of-file.ts";
