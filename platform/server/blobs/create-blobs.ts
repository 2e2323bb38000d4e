import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Blobs } from "./blobs.ts";
import { createDiskBlobs } from "./disk-blobs.ts";
import { createS3Blobs } from "./s3-blobs.ts";

/** The store that the settings choose: the bucket of S3_URL, or else a folder in DATA_DIR. */
export function createBlobs(config: Pick<Config, "dataDir" | "s3Url">): Blobs {
  return config.s3Url ? createS3Blobs(config.s3Url) : createDiskBlobs(join(config.dataDir, "blobs"));
}
