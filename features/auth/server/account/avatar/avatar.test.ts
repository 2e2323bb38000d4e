import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "../../testing.ts";

let server: AuthTestServer;
let ann: Person;

beforeAll(async () => {
  server = await createAuthTestServer();
  ann = await server.signUpPerson();
});
afterAll(() => server[Symbol.asyncDispose]());

const picture = (format: "jpeg" | "gif" = "jpeg") =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#336" } })
    .withExif({ IFD0: { Copyright: "somewhere secret" } })
    .toFormat(format)
    .toBuffer();

async function change(image: Buffer | string, headers: Record<string, string> = ann.headers) {
  const reply = await fetch(`${server.url}/api/v1/me/avatar`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ image: typeof image === "string" ? image : image.toString("base64") }),
  });
  return { status: reply.status, code: reply.status === 204 ? undefined : (await reply.json()).error.code };
}

const avatarOf = async (person: Person) => (await person.client.getUser()).data.user?.app_metadata.avatar;
const read = (id: string, size = "small", userId = ann.id) =>
  fetch(`${server.url}/api/v1/avatars/${userId}/${id}/${size}`);

it("a picture is made anew as a square WebP in two sizes, without what the camera wrote", async () => {
  expect(await change(await picture())).toEqual({ status: 204, code: undefined });
  const id = await avatarOf(ann);
  for (const [size, sidePx] of [
    ["small", 96],
    ["large", 384],
  ] as const) {
    const reply = await read(id, size);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    const metadata = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: sidePx, height: sidePx });
    expect(metadata.exif).toBeUndefined();
  }
});

it("a picture can be taken away", async () => {
  await change(await picture());
  const removing = await fetch(`${server.url}/api/v1/me/avatar`, { method: "DELETE", headers: ann.headers });
  expect(removing.status).toBe(204);
  expect(await avatarOf(ann)).toBeUndefined();
});

it.each([
  ["what is no picture", "bm8gcGljdHVyZQ=="],
  ["a kind that is not taken", await picture("gif")],
])("%s is refused", async (_what, image) => {
  expect(await change(image)).toEqual({ status: 422, code: "avatar.unreadable" });
});

it("a picture that is too large, or not in base64, is refused", async () => {
  expect((await change("A".repeat(900_000))).status).toBe(400);
  expect((await change("§")).status).toBe(400);
});

it("visitors have no picture; one that is not there is not found", async () => {
  expect(await change(await picture(), {})).toEqual({ status: 401, code: "auth.required" });
  expect((await read(ann.id)).status).toBe(404);
  expect((await read(ann.id, "huge")).status).toBe(400);
});
