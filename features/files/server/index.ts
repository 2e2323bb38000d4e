export { attachFiles, type ReadyFile, readAttachable } from "./attach-files.ts";
export { contentHashesOf } from "./file.repository.ts";
export { defaultFileSettings } from "./file-settings.ts";
export { findOwnPassages } from "./giving/find-own-passages.ts";
export { type GivenMaterial, readMaterial } from "./giving/read-material.ts";
export { labelOfFile } from "./label-of-file.ts";
export { storeToolFile, takeBackToolFile } from "./tools/store-tool-file.ts";
