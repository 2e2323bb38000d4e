import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import type { StoredFile } from "#features/files/contract/index.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import { makePdf } from "#features/files/server/testing.ts";
import { addModel, enableModel, setPurposeDefault } from "#features/models/server/index.ts";
import type { Receipt } from "#features/runs/contract/index.ts";
import { newId } from "#platform/server/ids.ts";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "./testing.ts";

let server: ChatServer;
let ann: ChatClient;
let seeingId: string;
let blindId: string;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule] });
  await server.services.jobs.work();
  ann = new ChatClient(server, personOf());
  const [scripted] = await server.look<{ id: string; provider_id: string }>(
    "select id, provider_id from models",
  );
  blindId = scripted?.id ?? "";
  const seeing = await addModel(server.system, { providerId: scripted?.provider_id ?? "", modelId: "echo" });
  seeingId = seeing.id;
  await enableModel(server.system, { ref: "echo" });
  await server.look("update models set capabilities = capabilities || '{\"vision\": true}' where id = $1", [
    seeingId,
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(content: Buffer, name: string, as = ann): Promise<string> {
  const id = newId();
  const path = `/api/v1/files/${id}?name=${name}`;
  await as.request("PUT", path, content, { "content-type": "application/octet-stream" });
  await expect
    .poll(async () => (await as.get<StoredFile>(`/api/v1/files/${id}`)).state, { timeout: 20_000 })
    .not.toBe("reading");
  return id;
}

interface SentPart {
  type: string;
  text?: string;
  image_url?: { url: string };
}

/** The last question as the model was sent it. */
function lastParts(): SentPart[] {
  const { body } = server.model.requests.at(-1) ?? {};
  const { messages } = body as { messages: { role: string; content: string | SentPart[] }[] };
  const content = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

const lastQuestion = () => lastParts().map(({ text }) => text);

const textOf = (parts: { type: string; text?: string }[]) => parts.map(({ text = "" }) => text).join("");

describe("a question with a file", () => {
  it("shows the file, gives its whole text to the model as text from outside, and says so on the answer", async () => {
    const fileId = await upload(
      makePdf(["The notice period is 30 days.", "Prices rise in May."]),
      "contract.pdf",
    );
    const answer = await ann.ask("What is the notice period?", { fileIds: [fileId] });
    const [question] = await ann.messages(answer.conversationId);
    expect(question?.parts[0]).toMatchObject({
      type: "file",
      fileId,
      name: "contract.pdf",
      kind: "pdf",
      pageCount: 2,
    });
    const [material, asked] = lastQuestion();
    expect(material).toMatch(/^Text from outside this organization follows/);
    expect(material).toContain("[contract.pdf, p. 1]\nThe notice period is 30 days.");
    expect(asked).toBe("What is the notice period?");
    expect(answer.givenFiles).toEqual([{ fileId, name: "contract.pdf", as: "whole", places: [] }]);
    const [labels] = await server.look<{ integrity: string }>(
      "select integrity from messages where id = $1",
      [answer.id],
    );
    expect(labels).toEqual({ integrity: "untrusted" });
  });

  it("names the file and its hash on the receipt, and none that was not seen", async () => {
    const content = Buffer.from("The notice period is a week.");
    const fileId = await upload(content, "notice.txt");
    const pictureId = await upload(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "#369" } })
        .png()
        .toBuffer(),
      "photo.png",
    );
    const answer = await ann.ask("How long is it?", { fileIds: [fileId, pictureId], modelId: blindId });
    const receipt = await ann.get<Receipt>(`/api/v1/runs/${answer.runId}/receipt`);
    const contentHash = createHash("sha256").update(content).digest("hex");
    expect(receipt.files).toEqual([{ name: "notice.txt", contentHash }]);
    const other = await ann.ask("And without a file?", { modelId: blindId });
    expect((await ann.get<Receipt>(`/api/v1/runs/${other.runId}/receipt`)).files).toEqual([]);
  });

  it("that is too long gives the passages that fit, and says which", async () => {
    const filler = "Nothing of interest stands on this page of the long report about gardens.\n".repeat(15);
    const pages = Array.from({ length: 80 }, (_, index) =>
      index === 41 ? `The turnover was 12 million.\n${filler}` : filler,
    );
    const fileId = await upload(makePdf(pages), "report.pdf");
    const answer = await ann.ask("How high was the turnover?", { fileIds: [fileId] });
    expect(answer.givenFiles).toEqual([{ fileId, name: "report.pdf", as: "passages", places: ["p. 42"] }]);
    expect(lastQuestion()[0]).not.toContain("p. 7]");
  });

  it("keeps the file for the next question and as long as its message lives", async () => {
    const fileId = await upload(Buffer.from("The code word is heron."), "notes.txt");
    const first = await ann.ask("What is the code word?", { fileIds: [fileId] });
    const next = await ann.ask("And again?", { conversationId: first.conversationId });
    expect(next.givenFiles).toMatchObject([{ fileId, as: "whole" }]);
    expect((await ann.call("DELETE", `/api/v1/files/${fileId}`)).body).toMatchObject({
      error: { code: "file.in_use" },
    });
    await server.look("delete from conversations where id = $1", [first.conversationId]);
    expect((await ann.request("DELETE", `/api/v1/files/${fileId}`)).status).toBe(204);
  });

  it("is answered by the built-in assistant with sentences and their pages", async () => {
    const fileId = await upload(
      makePdf(["Apples are red and sweet fruits.", "Either side may leave with a notice of 30 days."]),
      "deal.pdf",
    );
    const { parts } = await ann.ask("what does it say about notice?", {
      fileIds: [fileId],
      modelId: "builtin",
    });
    expect(textOf(parts)).toContain("Either side may leave with a notice of 30 days.” [deal.pdf, p. 2]");
    expect(textOf(parts)).not.toContain("Apples");
  });
});

describe("a question with a picture", () => {
  /** Sends it to a model; as the real API, the scripted one refuses parts that it does not know. */
  async function askAbout(modelId: string) {
    const red = { width: 40, height: 20, channels: 3, background: "#c00" } as const;
    const pictureId = await upload(await sharp({ create: red }).png().toBuffer(), "red.png");
    const answer = await ann.ask("What is in this picture?", { fileIds: [pictureId], modelId });
    return { pictureId, answer, parts: lastParts() };
  }

  it("shows it to a model that sees, as the product encoded it again", async () => {
    const { pictureId, answer, parts } = await askAbout(seeingId);
    expect(parts.map(({ type }) => type)).toEqual(["image_url", "text"]);
    const [kind, data = ""] = parts[0]?.image_url?.url.split(",") ?? [];
    expect(kind).toBe("data:image/jpeg;base64");
    const shown = sharp(Buffer.from(data, "base64"));
    expect(await shown.metadata()).toMatchObject({ format: "jpeg", width: 40, height: 20 });
    expect((await shown.stats()).dominant).toMatchObject({
      r: expect.closeTo(204, -2),
      g: expect.closeTo(0, -2),
    });
    expect(answer.status).toBe("complete");
    expect(answer.givenFiles).toEqual([{ fileId: pictureId, name: "red.png", as: "image", places: [] }]);
  });

  it("tells a model that sees no images what it did not see, and the person too", async () => {
    const { pictureId, answer, parts } = await askAbout(blindId);
    expect(parts.map(({ type }) => type)).toEqual(["text", "text"]);
    expect(parts[0]?.text).toContain(
      "Image “red.png”: you cannot see images, so say that you did not see it.",
    );
    expect(answer.givenFiles).toMatchObject([{ fileId: pictureId, as: "unseen_image" }]);
  });

  it("goes to the default for vision when the chosen model of its provider sees no images", async () => {
    await setPurposeDefault(server.system, { purpose: "vision", ref: seeingId });
    const { answer, parts } = await askAbout(blindId);
    await setPurposeDefault(server.system, { purpose: "vision", ref: null });
    expect(parts.map(({ type }) => type)).toEqual(["image_url", "text"]);
    expect(answer.givenFiles).toMatchObject([{ as: "image" }]);
    expect(answer.model).toMatchObject({ label: "echo", insteadOf: "scripted" });
  });
});

describe("a question is refused, and nothing of it is stored,", () => {
  const codeOf = async (fileIds: string[], as = ann) => {
    const { body } = await as.send("What is this?", { fileIds });
    return (body as { error?: { code?: string } }).error?.code;
  };

  it("with a colleague's file, a file that nobody has, or one that cannot be read", async () => {
    const fileId = await upload(Buffer.from("Mine."), "mine.txt");
    const broken = await upload(makePdf(["Secret"], { isEncrypted: true }), "locked.pdf");
    expect(await codeOf([fileId], new ChatClient(server, personOf(ann.person.workspaceId)))).toBe(
      "file.not_found",
    );
    expect(await codeOf([fileId, newId()])).toBe("file.not_found");
    expect(await codeOf([broken])).toBe("file.not_usable");
    expect(
      await server.look("select 1 from message_files where file_id = any($1)", [[fileId, broken]]),
    ).toEqual([]);
  });

  it("with more files than a message may hold by the settings, or by any setting", async () => {
    expect(await codeOf(Array.from({ length: 11 }, newId))).toBe("file.too_many");
    expect(await codeOf(Array.from({ length: 51 }, newId))).toBe("request.invalid");
  });
});
