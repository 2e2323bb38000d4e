import { describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "./keys/create-provisioning-key.ts";
import { core, oktaUser, patchSchema, stageScim } from "./testing/stage-scim.ts";

const staged = stageScim();
const { made, call, roleOf, patch, prove } = staged;

describe("roles", () => {
  it("come from groups: one is for admins, and they follow each change", async () => {
    const { id, userId } = await made();
    const { body: group } = await call("POST", "/Groups", {
      displayName: "Adjutant-Admins",
      members: [{ value: id }],
    });
    expect(await roleOf(userId)).toBe("admin");
    await patch(`/Groups/${group.id}`, { op: "replace", path: "displayName", value: "Administrators" });
    expect(await roleOf(userId)).toBe("member");
    await patch(`/Groups/${group.id}`, { op: "replace", path: "displayName", value: "adjutant admins" });
    expect(await roleOf(userId)).toBe("admin");
    await call("DELETE", `/Groups/${group.id}`);
    expect(await roleOf(userId)).toBe("member");
  });

  it("of the owner are not the directory's", async () => {
    const { id } = await made(oktaUser(staged.owner.email));
    expect(await roleOf(staged.owner.id)).toBe("owner");
    const refused = await patch(`/Users/${id}`, { op: "replace", value: { active: false } });
    expect([refused.status, await roleOf(staged.owner.id)]).toEqual([403, "owner"]);
    expect((await call("DELETE", `/Users/${id}`)).status).toBe(403);
  });
});

describe("a directory", () => {
  it("never changes the address or the name with which somebody signed up", async () => {
    const person = await staged.server.signUpPerson();
    const { id } = await made(oktaUser(person.email));
    await patch(`/Users/${id}`, {
      op: "replace",
      value: { userName: "thief@acme.example", displayName: "Thief" },
    });
    await patch(`/Users/${id}`, {
      op: "replace",
      path: 'emails[type eq "work"].value',
      value: "thief@acme.example",
    });
    const [row] = await staged.server.look(
      "select email, raw_user_meta_data ->> 'name' as name from auth.users where id = $1",
      [person.id],
    );
    expect(row).toEqual({ email: person.email, name: null });
  });

  it("brings nobody whose address is not of its company's domains", async () => {
    const person = await staged.server.signUpPerson(`${newId()}@elsewhere.example`);
    await prove(person.email);
    const { status, body } = await call("POST", "/Users", oktaUser(person.email));
    expect([status, body.scimType, body.detail]).toEqual([
      400,
      "invalidValue",
      "Addresses of elsewhere.example do not belong to this directory.",
    ]);
    expect(await roleOf(person.id)).toBeUndefined();
  });

  it("sees and changes nothing of another workspace", async () => {
    const { id, userName } = await made();
    const other = await staged.server.signUpPerson();
    const otherKey = await createProvisioningKey(staged.server.system, {
      workspaceId: other.id,
      domains: ["other.example"],
    });
    const as = (method: string, path: string, body?: object) => call(method, path, body, otherKey);
    expect((await as("GET", "/Users")).body.totalResults).toBe(0);
    const change = { schemas: [patchSchema], Operations: [{ op: "replace", value: { active: false } }] };
    expect((await as("GET", `/Users/${id}`)).status).toBe(404);
    expect((await as("PATCH", `/Users/${id}`, change)).status).toBe(404);
    expect((await as("DELETE", `/Users/${id}`)).status).toBe(404);
    const group = await as("POST", "/Groups", { displayName: "Adjutant admins", members: [{ value: id }] });
    expect([group.status, group.body.scimType]).toEqual([400, "invalidValue"]);
    expect((await call("GET", `/Users/${id}`)).body).toMatchObject({ userName, active: true });
  });

  it("pages through people", async () => {
    const { body: all } = await call("GET", "/Users?count=200");
    const ids = [];
    for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 3) {
      const { body } = await call("GET", `/Users?startIndex=${startIndex}&count=3`);
      ids.push(...body.Resources.map(({ id }: { id: string }) => id));
    }
    expect(ids).toEqual(all.Resources.map(({ id }: { id: string }) => id));
    expect((await call("GET", "/Users?count=0")).body).toMatchObject({
      totalResults: all.totalResults,
      Resources: [],
    });
    expect((await call("GET", "/Users?startIndex=-5&count=-1")).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    });
  });

  it("learns what is spoken here", async () => {
    expect((await call("GET", "/ServiceProviderConfig")).body).toMatchObject({ patch: { supported: true } });
    expect((await call("GET", "/ResourceTypes")).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
      "User",
      "Group",
    ]);
    expect((await call("GET", `/Schemas/${core}:User`)).body).toMatchObject({ name: "User" });
    expect((await call("GET", "/Schemas")).body.totalResults).toBe(3);
  });

  it.each<[string, string, string, object | undefined, number, string | undefined]>([
    ["a name that is taken", "POST", "/Users", { same: true }, 409, "uniqueness"],
    ["no name", "POST", "/Users", { userName: "" }, 400, "invalidValue"],
    ["no address", "POST", "/Users", { userName: "ann" }, 400, "invalidValue"],
    ["an address that is none", "POST", "/Users", { userName: "ann@" }, 400, "invalidValue"],
    [
      "a filter of another kind",
      "GET",
      "/Users?filter=userName%20co%20%22a%22",
      undefined,
      400,
      "invalidFilter",
    ],
    ["a filter that is none", "GET", "/Users?filter=%22%22%22", undefined, 400, "invalidFilter"],
    ["an unknown attribute", "GET", "/Users?filter=shoeSize%20eq%209", undefined, 400, "invalidFilter"],
    ["what does not exist", "GET", `/Users/${newId()}`, undefined, 404, undefined],
    ["what is no id", "GET", "/Users/x", undefined, 404, undefined],
    ["bulk requests", "POST", "/Bulk", {}, 501, undefined],
  ])("is told what is wrong with %s", async (_what, method, path, body, status, scimType) => {
    const reply = await call(method, path, body && "same" in body ? oktaUser((await made()).userName) : body);
    expect([reply.status, reply.body.scimType]).toEqual([status, scimType]);
    expect(reply.body).toMatchObject({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      detail: expect.any(String),
    });
  });

  it.each([
    ["a path that is none", { op: "replace", path: "na me", value: 1 }, "invalidPath"],
    ["an unknown schema", { op: "replace", path: "urn:x:y:z", value: 1 }, "invalidPath"],
    ["an unknown operation", { op: "move", path: "name" }, "invalidSyntax"],
    ["a removal of nothing named", { op: "remove" }, "noTarget"],
    ["a person without a name", { op: "remove", path: "userName" }, "invalidValue"],
    ["a key that is no name", { op: "replace", value: { "a b": 1 } }, "invalidPath"],
  ])("is refused %s in a PATCH", async (_what, operation, scimType) => {
    const { id } = await made();
    expect((await patch(`/Users/${id}`, operation)).body).toMatchObject({ status: "400", scimType });
  });

  it.each(["", "scim_nonsense", "sb_secret_x"])("needs its key: %j", async (token) => {
    const { status, headers, body } = await call("GET", "/Users", undefined, token);
    expect([status, headers.get("www-authenticate"), body.status]).toEqual([401, "Bearer", "401"]);
  });
});
