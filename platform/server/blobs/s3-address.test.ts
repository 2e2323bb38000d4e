import { expect, test } from "vitest";
import { parseS3Url } from "./s3-address.ts";

test("an https address names the server, the bucket and the credentials", () => {
  expect(parseS3Url("https://key:a%2Fb@s3.example.com:9000/files?region=eu-west-1")).toEqual({
    endpoint: "https://s3.example.com:9000",
    region: "eu-west-1",
    bucket: "files",
    accessKeyId: "key",
    secretAccessKey: "a/b",
  });
});

test("an s3 address with a bucket only is AWS", () => {
  expect(parseS3Url("s3://key:secret@files")).toMatchObject({ endpoint: undefined, bucket: "files" });
});

test("an s3 address with host and bucket is reached over https, or where endpoint says", () => {
  expect(parseS3Url("s3://k:s@s3.example.com/files")).toMatchObject({
    endpoint: "https://s3.example.com",
    bucket: "files",
  });
  expect(parseS3Url("s3://k:s@files?endpoint=http://127.0.0.1:9000")).toMatchObject({
    endpoint: "http://127.0.0.1:9000",
    bucket: "files",
  });
});

test("an address without a bucket is refused", () => {
  expect(() => parseS3Url("https://key:secret@s3.example.com/")).toThrow("names no bucket");
});
