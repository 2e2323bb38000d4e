import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { isSignedRight, type S3Credentials } from "./signature.ts";

interface StoredObject {
  body: Buffer;
  contentType: string;
}

export interface S3Server extends AsyncDisposable {
  /** In the form of S3_URL. */
  url: string;
  objects: Map<string, StoredObject>;
}

const bucket = "adjutant";

/** A strict in-memory S3 server with one bucket. Refuses unsigned requests and other buckets. */
export async function startS3Server(): Promise<S3Server> {
  const credentials: S3Credentials = { accessKeyId: "key", secretAccessKey: "secret/with+signs" };
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (isSignedRight(request, body, credentials)) answer(request, body, response, objects);
    else refuse(response, 403, "SignatureDoesNotMatch");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const { port } = server.address() as AddressInfo;
  const user = `${credentials.accessKeyId}:${encodeURIComponent(credentials.secretAccessKey)}`;
  return {
    url: `http://${user}@127.0.0.1:${port}/${bucket}?region=eu-central-1`,
    objects,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  const [, requested, ...segments] = pathname.split("/");
  const key = segments.join("/");
  if (requested !== bucket) refuse(response, 404, "NoSuchBucket");
  else if (request.method === "PUT") put(request, body, response, key, objects);
  else if (request.method === "DELETE") remove(response, key, objects);
  else if (searchParams.get("list-type") === "2") list(response, searchParams, [...objects.keys()]);
  else read(request, response, objects.get(key));
}

function list(response: ServerResponse, asked: URLSearchParams, keys: string[]): void {
  const [prefix, after] = [asked.get("prefix") ?? "", asked.get("start-after") ?? ""];
  const found = keys
    .filter((key) => key.startsWith(prefix) && key > after)
    .filter((key) => asked.get("delimiter") !== "/" || !key.slice(prefix.length).includes("/"))
    .sort();
  const page = found.slice(0, Number(asked.get("max-keys") ?? 1_000));
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  const isTruncated = `<IsTruncated>${found.length > page.length}</IsTruncated>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${isTruncated}${contents}</ListBucketResult>`;
  response.writeHead(200, { "content-type": "application/xml" }).end(xml);
}

function put(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  key: string,
  objects: Map<string, StoredObject>,
): void {
  if (request.headers["content-length"] === undefined) {
    refuse(response, 411, "MissingContentLength");
    return;
  }
  objects.set(key, { body, contentType: request.headers["content-type"] ?? "" });
  response.writeHead(200, { etag: '"1"' }).end();
}

function read(request: IncomingMessage, response: ServerResponse, object: StoredObject | undefined): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    refuse(response, 405, "MethodNotAllowed");
    return;
  }
  if (!object) {
    refuse(response, 404, "NoSuchKey");
    return;
  }
  response
    .writeHead(200, { "content-type": object.contentType, "content-length": object.body.length })
    .end(request.method === "GET" ? object.body : undefined);
}

function remove(response: ServerResponse, key: string, objects: Map<string, StoredObject>): void {
  objects.delete(key);
  response.writeHead(204).end();
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { "content-type": "application/xml" }).end(xml);
}
