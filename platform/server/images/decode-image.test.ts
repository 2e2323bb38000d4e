import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { decodeImage, type ImageRefusal } from "./decode-image.ts";

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#369" } })
    .png()
    .toBuffer();
});
afterAll(() => server[Symbol.asyncDispose]());

const refuse = (why: ImageRefusal): never => {
  throw new Error(why);
};
const { signal } = new AbortController();
const decode = <Result>(userId: string, image: Buffer, work: (image: Sharp) => Promise<Result>) =>
  decodeImage(server.system, image, { userId, signal, refuse }, work);
const widthOf = async (image: Sharp) => (await image.toBuffer({ resolveWithObject: true })).info.width;

/** Work that ends when it is told to, and how much of it ran at once. */
function heldWork() {
  const end = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await end.promise;
    running -= 1;
  };
  return { work, end: end.resolve, running: () => running, most: () => most };
}

it("an image of more pixels than its few bytes suggest is refused before it is decoded", async () => {
  const bomb = Buffer.from(picture);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  let isOpened = false;
  const decoding = decode(newId(), bomb, async () => {
    isOpened = true;
  });
  await expect(decoding).rejects.toThrow("too_many_pixels");
  expect(isOpened).toBe(false);
});

it("what is no image, or breaks off, is unreadable", async () => {
  await expect(decode(newId(), Buffer.from("<svg/>".repeat(20)), widthOf)).rejects.toThrow("unreadable");
  await expect(decode(newId(), picture.subarray(0, 60), widthOf)).rejects.toThrow("unreadable");
  expect(await decode(newId(), picture, widthOf)).toBe(30);
});

it("a person has one image decoded at a time", async () => {
  const [ann, held] = [newId(), heldWork()];
  const first = decode(ann, picture, held.work);
  await expect.poll(held.running).toBe(1);
  await expect(decode(ann, picture, widthOf)).rejects.toThrow("busy");
  expect(await decode(newId(), picture, widthOf)).toBe(30);
  held.end();
  await first;
  expect(await decode(ann, picture, widthOf)).toBe(30);
});

it("a server decodes two at a time, lets 16 wait, and refuses the others", async () => {
  const held = heldWork();
  const refused: string[] = [];
  const all = Array.from({ length: 40 }, () =>
    decode(newId(), picture, held.work).catch((error: Error) => refused.push(error.message)),
  );
  await expect.poll(() => refused.length).toBe(22);
  expect(held.running()).toBe(2);
  held.end();
  await Promise.all(all);
  expect(held.most()).toBe(2);
  expect(refused).toEqual(Array(22).fill("busy"));
});

it("a person sends a dozen at once, and then one in a while", async () => {
  const ann = newId();
  for (let turn = 0; turn < 12; turn += 1) await decode(ann, picture, widthOf);
  const more = Promise.all(
    [1, 2, 3].map(() => decode(ann, Buffer.alloc(0), widthOf).catch(({ code }) => code)),
  );
  expect(await more).toContain("rate.limited");
});
