import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { fail } from "../errors.ts";
import type { Address } from "../guarded-fetch/resolve-public.ts";
import { blobErrors } from "./blob-errors.ts";
import { assertBlobKey } from "./blob-key.ts";
import type { Blob, Blobs } from "./blobs.ts";
import { parseS3Url } from "./s3-address.ts";
import { spool } from "./spool.ts";

export interface S3Options {
  /** The only addresses that are dialled. Absent: those of DNS. */
  addresses?: readonly Address[];
  /** Ends what is being stored. */
  signal?: AbortSignal;
  /** How long a server may be silent, whatever it is asked. */
  silenceMs?: number;
}

const connectionMs = 10_000;
const longestSilenceMs = 30_000;

/** Stores blobs as objects in a bucket of any S3-compatible server. */
export function createS3Blobs(
  s3Url: string,
  { addresses, signal, silenceMs = longestSilenceMs }: S3Options = {},
): Blobs {
  const address = parseS3Url(s3Url);
  // The client library is large, so the first use loads it, not the start.
  let loading: Promise<S3> | undefined;
  const load = () => {
    loading ??= loadS3(address, { addresses, silenceMs });
    return loading;
  };
  const named = (key: string) => {
    assertBlobKey(key);
    return { Bucket: address.bucket, Key: key };
  };

  const find = async (key: string): Promise<Blob | undefined> => {
    const object = named(key);
    const { sdk, client } = await load();
    const output = await client.send(new sdk.GetObjectCommand(object)).catch(undefinedWhenAbsent);
    return output && presentObject(output);
  };

  return {
    find,
    get: async (key) => (await find(key)) ?? fail(blobErrors, "blob.not_found"),
    exists: async (key) => {
      const object = named(key);
      const { sdk, client } = await load();
      const output = await client.send(new sdk.HeadObjectCommand(object)).catch(undefinedWhenAbsent);
      return output !== undefined;
    },
    list: async (folder, { after, limit = 1_000 } = {}) => {
      assertBlobKey(folder);
      const { sdk, client } = await load();
      const prefix = `${folder}/`;
      const listing = { Bucket: address.bucket, Prefix: prefix, Delimiter: "/", MaxKeys: limit };
      const { Contents = [], IsTruncated = false } = await client.send(
        new sdk.ListObjectsV2Command({ ...listing, ...(after ? { StartAfter: after } : {}) }),
      );
      return { keys: Contents.flatMap(({ Key }) => (Key ? [Key] : [])), hasMore: IsTruncated };
    },
    delete: async (key) => {
      const object = named(key);
      const { sdk, client } = await load();
      await client.send(new sdk.DeleteObjectCommand(object));
    },
    // A bucket stores all of an object or nothing.
    deleteUnfinished: async () => {},
    put: async (key, content, { contentType }) => {
      const object = named(key);
      const { sdk, client } = await load();
      // S3 requires the length before the bytes.
      await using body = await spool(content);
      await client.send(
        new sdk.PutObjectCommand({
          ...object,
          Body: body.open(),
          ContentLength: body.sizeBytes,
          ContentType: contentType,
        }),
        signal ? { abortSignal: signal } : {},
      );
    },
  };
}

type S3 = Awaited<ReturnType<typeof loadS3>>;

interface Dialling {
  addresses: readonly Address[] | undefined;
  silenceMs: number;
}

async function loadS3(address: ReturnType<typeof parseS3Url>, { addresses, silenceMs }: Dialling) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    requestHandler: {
      ...(addresses ? pinnedAgents(addresses) : {}),
      connectionTimeout: Math.min(connectionMs, silenceMs),
      // Of the connection, so that a large file takes as long as it needs, and one that stands still ends.
      socketTimeout: silenceMs,
    },
    region: address.region,
    ...(address.endpoint ? { endpoint: address.endpoint } : {}),
    forcePathStyle: address.endpoint !== undefined,
    credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    // Many compatible servers do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

/** Agents that dial only the given addresses. A later answer of DNS has no effect. */
function pinnedAgents(addresses: readonly Address[]) {
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
  };
  return { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
}

function presentObject({ Body, ContentLength, ContentType }: GetObjectCommandOutput): Blob {
  if (!(Body instanceof Readable)) throw new Error("S3 answered without a body");
  return {
    contentType: ContentType ?? "application/octet-stream",
    sizeBytes: ContentLength ?? 0,
    stream: Body,
  };
}

function undefinedWhenAbsent(error: { name?: string }): undefined {
  if (error.name !== "NoSuchKey" && error.name !== "NotFound") throw error;
}
