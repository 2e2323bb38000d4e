import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Whether the request has a valid AWS signature (version 4) by these credentials over this body. */
export function isSignedRight(request: IncomingMessage, body: Buffer, credentials: S3Credentials): boolean {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? "",
    );
  if (!parsed) return false;
  const [, accessKeyId, scope = "", signedHeaders = "", signature] = parsed;
  const bodyHash = String(request.headers["x-amz-content-sha256"] ?? "");
  if (accessKeyId !== credentials.accessKeyId || !isHashOf(bodyHash, body)) return false;

  const canonical = canonicalRequest(request, signedHeaders, bodyHash);
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = scope
    .split("/")
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${credentials.secretAccessKey}`);
  return hmac(key, toSign).toString("hex") === signature;
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, bodyHash: string): string {
  const url = new URL(request.url ?? "/", "http://s3");
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const lines = [request.method, url.pathname, query.join("&"), headers.join(""), signedHeaders, bodyHash];
  return lines.join("\n");
}

function isHashOf(hash: string, body: Buffer): boolean {
  return hash === "UNSIGNED-PAYLOAD" || hash === sha256(body);
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
