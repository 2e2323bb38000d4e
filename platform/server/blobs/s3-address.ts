export interface S3Address {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Parses S3_URL. `https://key:secret@host/bucket` names any compatible server; `s3://key:secret@bucket` is
 * AWS. `?region=` works for both, `?endpoint=` for the second.
 */
export function parseS3Url(text: string): S3Address {
  const url = new URL(text);
  const isAws = url.protocol === "s3:" && url.pathname.length <= 1;
  const endpoint = url.searchParams.get("endpoint") ?? undefined;
  const bucket = isAws ? url.hostname : decodeURIComponent(url.pathname.split("/")[1] ?? "");
  if (bucket === "") throw new Error("S3_URL names no bucket");
  return {
    endpoint: endpoint ?? (isAws ? undefined : `${url.protocol.replace("s3:", "https:")}//${url.host}`),
    region: url.searchParams.get("region") ?? "us-east-1",
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
