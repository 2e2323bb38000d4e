import { describe, expect, it, onTestFinished } from "vitest";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { parseCertificate } from "#features/compliance/contract/erasures/certificate.ts";
import { parseNote } from "#features/compliance/contract/notes/signed-note.ts";
import { newId } from "#platform/server/ids.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, erase, perform, certify, certificateOf, read, exportLog, verify, run } = stageCertificates();
const said = (certificate: string) => parseCertificate(parseNote(certificate)?.text ?? "");

describe("the certificate of an erasure", () => {
  it("says in ids and numbers what was erased, and what is kept on what ground", async () => {
    const { person } = await stage.world.answered("A secret of Ann");
    const { userId } = person.actor;
    const keys = await stage.world.look<{ id: string }>("select id from data_keys where subject_id = $1", [
      userId,
    ]);
    const id = await erase(userId);
    await certify();
    const certificate = await certificateOf(id);
    expect(said(certificate)).toMatchObject({
      version: 1,
      erasureId: id,
      subjectId: userId,
      kind: "deleted",
    });
    for (const { id: key } of keys) expect(certificate).toContain(`key ${key}\n`);
    expect(certificate).toMatch(/^rows 1 auth[.]users$/m);
    expect(certificate).toMatch(/^rows [0-9]+ conversations$/m);
    expect(certificate).toMatch(/^by system /m);
    expect(certificate).toMatch(/^kept audit_events, .+ [|] events of the log .+ [|] accountability/m);
    expect(certificate).toMatch(/^kept - [|] invoices and payments.+§ 147 AO/m);
    expect(certificate).not.toContain("secret");
    expect(certificate).not.toContain(person.email);
  });

  it("is verified by the program, with the log that recorded it", async () => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    await certify();
    const certificate = await certificateOf(id);
    const { keysOfLog } = await read(id);
    const alone = await verify(certificate, "--key", keysOfLog[0] ?? "");
    expect(alone).toMatchObject({
      code: 0,
      words: expect.stringContaining("A key that you trust signed the certificate."),
    });
    const log = await exportLog();
    const { code, words } = await verify(certificate, "--key", keysOfLog[0] ?? "", "--log", log);
    expect(words).toContain("of the log records this erasure, and says the same.");
    expect(code).toBe(0);
  });

  it.each([
    ["another number of rows", (text: string) => text.replace(/^rows 1 /m, "rows 2 ")],
    ["another person", (text: string) => text.replace(/^subject ./m, "subject f")],
    ["another end", (text: string) => text.replace(/^finished 2/m, "finished 3")],
    ["less that is kept", (text: string) => text.replace(/^kept .*\n/m, "")],
    ["another place", (text: string) => text.replace(/^entry ./m, "entry 9")],
  ])("that was changed to %s is refused by the program", async (_what, change) => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    await certify();
    const changed = change(await certificateOf(id));
    expect(changed).not.toBe(await certificateOf(id));
    const { keysOfLog } = await read(id);
    const { code, words } = await verify(changed, "--key", keysOfLog[0] ?? "");
    expect(words).toContain("FAIL  The certificate was changed after it was signed.");
    expect(code).toBe(1);
  });

  it("that says otherwise than the log is refused with what differs, even without a key", async () => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    await certify();
    const certificate = await certificateOf(id);
    const log = await exportLog();
    const judged = (change: (text: string) => string) => run(change(certificate), "--log", log);
    const rows = said(certificate)?.rows ?? 0;
    const more = await judged((text) => text.replace(/^rows 1 auth/m, "rows 5 auth"));
    expect(more.words).toContain(`says that ${rows} rows were erased; the certificate says ${rows + 4}.`);
    const place = await judged((text) => text.replace(/^entry .*/m, "entry 0"));
    expect(place.words).toContain("Entry 1 of the log is not the event of this erasure.");
    const person = await judged((text) => text.replace(/^subject .*/m, `subject ${newId()}`));
    expect(person.words).toContain("is about another person.");
    const key = await judged((text) => text.replace(/^finished 2/m, "finished 1"));
    expect(key.words).toContain("does not say the same as the certificate");
    const later = await judged((text) =>
      text.replace(/^entry .*/m, "entry 99999").replace(/^size .*/m, "size 100000"),
    );
    expect(later.words).toContain("Take a newer export");
    expect([more.code, place.code, person.code, key.code, later.code]).toEqual([1, 1, 1, 1, 2]);
  });

  it("by another key is refused, and what is no certificate is said to be none", async () => {
    const id = await erase((await stage.world.newPerson()).actor.userId);
    await certify();
    const certificate = await certificateOf(id);
    const { keysOfLog } = await read(id);
    const foreign = (keysOfLog[0] ?? "").replace(/^[^+]+/, "other.example.com/log/_meta/1");
    expect((await verify(certificate, "--key", foreign)).words).toContain(
      "No key that you trust signed the certificate.",
    );
    expect(await verify("adjutant-erasure/2\n\n— a AAAAAAA=\n")).toMatchObject({
      code: 2,
      words: expect.stringContaining("This is not a certificate of an erasure that this program can read."),
    });
  });

  it("is issued once, and anew when a second pass found something", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const id = await erase(userId);
    await certify();
    await certify();
    const first = await certificateOf(id);
    expect(said(first)?.version).toBe(1);
    await perform(userId, id, true);
    await certify();
    // Nothing was left, so it stands, and the page says that somebody looked.
    expect(await certificateOf(id)).toBe(first);
    expect((await read(id)).checkedAt).not.toBeNull();
    await stage.world.look(
      "insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines) values ($1, $2, 1, 1, $1, 'x')",
      [userId, newId()],
    );
    await perform(userId, id, true);
    await certify();
    const second = said(await certificateOf(id));
    expect(second).toMatchObject({ version: 2, rows: (said(first)?.rows ?? 0) + 1 });
    const log = await exportLog();
    expect((await verify(await certificateOf(id), "--log", log)).code).toBe(0);
  });

  it("waits for the store of files, so that no restore undoes what it says", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const { blobs } = stage.world.services;
    const { put } = blobs;
    blobs.put = () => Promise.reject(new Error("No."));
    onTestFinished(() => void Object.assign(blobs, { put }));
    const id = await erase(userId);
    await certify().catch(() => undefined);
    expect((await read(id)).certificate).toBeNull();
    blobs.put = put;
    await certify();
    expect((await read(id)).certificate).not.toBeNull();
  });

  it("is issued once although a process ended between the file and the commit", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const { blobs } = stage.world.services;
    const { put } = blobs;
    blobs.put = async (key, ...rest) => {
      await put(key, ...rest);
      if (key.includes("certificates")) throw new Error("Killed.");
    };
    onTestFinished(() => void Object.assign(blobs, { put }));
    const id = await erase(userId);
    await certify();
    blobs.put = put;
    await Promise.all([certify(), certify()]);
    const issued = await stage.world.look<{ version: number }>(
      "select version from erasure_certificates where erasure_id = $1",
      [id],
    );
    expect(issued).toEqual([{ version: 1 }]);
    expect((await verify(await certificateOf(id), "--log", await exportLog())).code).toBe(0);
  });

  it("of an account that is anonymized says so, and what stays under an id that leads nowhere", async () => {
    const { person } = await stage.world.answered();
    const id = await erase(person.actor.userId, true);
    await certify();
    const certificate = await certificateOf(id);
    expect(said(certificate)).toMatchObject({ kind: "anonymized" });
    expect(certificate).toMatch(/^kept .*conversations.* [|] what the person made/m);
    const log = await exportLog();
    expect((await verify(certificate, "--log", log)).code).toBe(0);
  });
});

describe("an erasure", () => {
  it("that nobody asked for does not exist for anybody", async () => {
    await expect(read(newId())).rejects.toMatchObject({ code: "erasure.not_found" });
    await expect(certificateOf(newId())).rejects.toMatchObject({ code: "erasure.not_found" });
  });

  it("without a certificate yet says so to whoever wants to download it", async () => {
    const { userId } = (await stage.world.newPerson()).actor;
    const id = await deleteUser(stage.world.system, { id: userId, isSoft: false });
    await expect(certificateOf(id)).rejects.toMatchObject({ code: "erasure.not_issued" });
    expect(await read(id)).toMatchObject({ finishedAt: null, certificate: null });
  });
});
