import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "./keys/create-provisioning-key.ts";
import { createProvisioningModule } from "./module.ts";

const core = "urn:ietf:params:scim:schemas:core:2.0";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
/** What follows an announcement takes its time on a machine that is busy. */
const patience = { timeout: 20_000 };
const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

let server: AuthTestServer;
let owner: Person;
let key: string;

beforeAll(async () => {
  server = await createAuthTestServer([createProvisioningModule({ publicUrl: "http://app.test" })]);
  owner = await server.signUpPerson();
  key = await createProvisioningKey(server.system, {
    workspaceId: owner.id,
    domains: ["acme.example", "example.com"],
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

async function call(method: string, path: string, body?: object, token = key) {
  const reply = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json; charset=utf-8" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : undefined };
}

const patch = (path: string, ...operations: object[]) =>
  call("PATCH", path, { schemas: [patchSchema], Operations: operations });

/** As Okta describes a person. */
const oktaUser = (userName = `${newId()}@acme.example`) => ({
  schemas: [`${core}:User`],
  userName,
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: userName, type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: `00u${newId()}`,
  groups: [],
  password: "1mz050nq",
  active: true,
});

/** A person whose address is proved. */
async function made(user: { userName: string } = oktaUser()) {
  const { status, body } = await call("POST", "/Users", user);
  expect(status).toBe(201);
  await prove(user.userName);
  const userId = await vi.waitFor(async () => {
    const [row] = await server.look<{ user_id: string | null }>(
      "select user_id from directory_people where id = $1",
      [body.id],
    );
    return row?.user_id ?? expect.unreachable("The person is still awaited.");
  }, patience);
  return { ...body, userId };
}

const prove = (email: string) =>
  server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where email = '${email}' and email_confirmed_at is null;
    end $$`);

async function roleOf(userId: string) {
  const [row] = await server.look<{ role: string }>(
    "select role from memberships where workspace_id = $1 and user_id = $2",
    [owner.id, userId],
  );
  return row?.role;
}

describe("Okta", () => {
  it("looks whether a person is there, makes one and finds that one again", async () => {
    const user = oktaUser();
    const search = `/Users?filter=${encodeURIComponent(`userName eq "${user.userName}"`)}&startIndex=1&count=100`;
    expect((await call("GET", search)).body).toMatchObject({ totalResults: 0, Resources: [] });
    const { status, body, headers } = await call("POST", "/Users", user);
    expect([status, headers.get("content-type")]).toEqual([201, "application/scim+json; charset=utf-8"]);
    expect(headers.get("location")).toBe(`http://app.test/scim/v2/Users/${body.id}`);
    const { password, groups, ...told } = user;
    expect(body).toMatchObject({ ...told, groups: [], meta: { resourceType: "User" } });
    expect(JSON.stringify(body)).not.toContain(password);
    const found = await call("GET", search.replace(user.userName, user.userName.toUpperCase()));
    expect(found.body).toMatchObject({
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [{ id: body.id }],
    });
    expect((await call("GET", `/Users/${body.id}`)).body).toEqual(body);
  });

  it("deactivates by PATCH and deletes: the membership ends, and the account stays the person's own", async () => {
    const person = await server.signUpPerson();
    const { id } = await made(oktaUser(person.email));
    const asMember = () =>
      fetch(`${server.url}/auth/v1/user`, { headers: { ...person.headers, apikey: server.publishableKey } });
    expect([await roleOf(person.id), (await asMember()).status]).toEqual(["member", 200]);
    const left = await patch(`/Users/${id}`, { op: "replace", value: { active: false } });
    expect(left.body).toMatchObject({ active: false });
    expect([await roleOf(person.id), (await asMember()).status]).toEqual([undefined, 200]);
    await patch(`/Users/${id}`, { op: "replace", value: { active: true } });
    expect(await roleOf(person.id)).toBe("member");
    await call("DELETE", `/Users/${id}`);
    expect([await roleOf(person.id), (await asMember()).status]).toEqual([undefined, 200]);
    const { error } = await person.client.refreshSession({ refresh_token: person.session.refresh_token });
    expect(error).toBeNull();
  });

  it("replaces a person by PUT", async () => {
    const user = oktaUser();
    const { id, userId } = await made(user);
    const { body } = await call("PUT", `/Users/${id}`, {
      ...user,
      id,
      name: { givenName: "Another", familyName: "User" },
      active: false,
      meta: { resourceType: "User" },
    });
    expect(body).toMatchObject({ name: { givenName: "Another" }, active: false });
    expect(await roleOf(userId)).toBeUndefined();
  });

  it("pushes a group and its people, takes one out, renames and deletes it", async () => {
    const [one, two] = [await made(), await made()];
    const { status, body: group } = await call("POST", "/Groups", {
      schemas: [`${core}:Group`],
      displayName: `Sales ${newId()}`,
      members: [],
    });
    expect(status).toBe(201);
    const added = await patch(
      `/Groups/${group.id}`,
      { op: "remove", path: `members[value eq "${newId()}"]` },
      {
        op: "add",
        path: "members",
        value: [one, two].map(({ id, userName }) => ({ value: id, display: userName })),
      },
    );
    expect(added.status).toBe(204);
    await patch(`/Groups/${group.id}`, { op: "remove", path: `members[value eq "${one.id}"]` });
    await patch(`/Groups/${group.id}`, { op: "replace", value: { id: group.id, displayName: "Sales, all" } });
    const { body } = await call("GET", `/Groups/${group.id}`);
    expect(body).toMatchObject({ displayName: "Sales, all", members: [{ value: two.id, type: "User" }] });
    expect((await call("GET", `/Users/${two.id}`)).body.groups).toEqual([
      { value: group.id, display: "Sales, all" },
    ]);
    expect((await call("DELETE", `/Groups/${group.id}`)).status).toBe(204);
    expect((await call("GET", `/Groups/${group.id}`)).status).toBe(404);
  });
});

describe("Microsoft Entra", () => {
  const entraUser = () => {
    const name = newId();
    return {
      schemas: [`${core}:User`, enterprise],
      externalId: name,
      userName: `${name}@acme.example`,
      active: true,
      emails: [{ primary: true, type: "work", value: `${name}@acme.example` }],
      meta: { resourceType: "User" },
      name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
      roles: [],
      [enterprise]: { department: "Sales" },
    };
  };

  it("tests the connection with a person who does not exist", async () => {
    const filter = encodeURIComponent(`userName eq "${newId()}"`);
    const { status, body } = await call("GET", `/Users?filter=${filter}`);
    expect([status, body.totalResults, body.Resources]).toEqual([200, 0, []]);
  });

  it("finds a person by the external id and by the address", async () => {
    const user = entraUser();
    const { id } = await made(user);
    for (const filter of [
      `externalId eq "${user.externalId}"`,
      `emails[type eq "work"].value eq "${user.userName}"`,
    ]) {
      const { body } = await call("GET", `/Users?filter=${encodeURIComponent(filter)}`);
      expect(body.Resources).toMatchObject([{ id, schemas: [`${core}:User`, enterprise] }]);
    }
  });

  it("changes parts of a person, in capitals and with dotted names", async () => {
    const { id } = await made(entraUser());
    const { status, body } = await patch(
      `/Users/${id}`,
      { op: "Replace", path: 'emails[type eq "work"].value', value: "updated@acme.example" },
      { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+49 30 1" },
      { op: "Add", path: `${enterprise}:department`, value: "Research" },
      { op: "replace", value: { displayName: "Updated", "name.givenName": "updatedGivenName" } },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      emails: [{ primary: true, type: "work", value: "updated@acme.example" }],
      name: {
        familyName: "updatedFamilyName",
        givenName: "updatedGivenName",
        formatted: "givenName familyName",
      },
      phoneNumbers: [{ type: "mobile", value: "+49 30 1" }],
      displayName: "Updated",
      [enterprise]: { department: "Research" },
    });
  });

  it.each([false, "False"])("disables a person with the value %j", async (value) => {
    const { id, userId } = await made(entraUser());
    const { body } = await patch(`/Users/${id}`, { op: "Replace", path: "active", value });
    expect([body.active, await roleOf(userId)]).toEqual([false, undefined]);
    const filter = encodeURIComponent(`userName eq "${body.userName}"`);
    expect((await call("GET", `/Users?filter=${filter}`)).body.Resources[0].active).toBe(false);
  });

  it("deletes a person, who is then gone and may come again", async () => {
    const user = entraUser();
    const { id, userId } = await made(user);
    expect((await call("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await call("GET", `/Users/${id}`)).status).toBe(404);
    expect(await roleOf(userId)).toBeUndefined();
    expect((await made(user)).userId).toBe(userId);
  });

  it("reads groups without their people, and takes people out with a value", async () => {
    const { id } = await made(entraUser());
    const displayName = `Group ${newId()}`;
    const { body: group } = await call("POST", "/Groups", {
      schemas: [`${core}:Group`, "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
      externalId: newId(),
      displayName,
      meta: { resourceType: "Group" },
    });
    const search = `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${displayName}"`)}`;
    const { body: found } = await call("GET", search);
    expect(found.Resources).toMatchObject([{ id: group.id }]);
    expect(found.Resources[0]).not.toHaveProperty("members");
    const membersOf = async () => (await call("GET", `/Groups/${group.id}`)).body.members;
    const value = [{ $ref: null, value: id }];
    await patch(`/Groups/${group.id}`, { op: "Add", path: "members", value });
    expect(await membersOf()).toMatchObject([{ value: id }]);
    await patch(`/Groups/${group.id}`, { op: "Remove", path: "members", value });
    expect(await membersOf()).toEqual([]);
  });
});

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
    const { id } = await made(oktaUser(owner.email));
    expect(await roleOf(owner.id)).toBe("owner");
    const refused = await patch(`/Users/${id}`, { op: "replace", value: { active: false } });
    expect([refused.status, await roleOf(owner.id)]).toEqual([403, "owner"]);
    expect((await call("DELETE", `/Users/${id}`)).status).toBe(403);
  });
});

describe("a directory", () => {
  it("never changes the address or the name with which somebody signed up", async () => {
    const person = await server.signUpPerson();
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
    const [row] = await server.look(
      "select email, raw_user_meta_data ->> 'name' as name from auth.users where id = $1",
      [person.id],
    );
    expect(row).toEqual({ email: person.email, name: null });
  });

  it("brings nobody whose address is not of its company's domains", async () => {
    const person = await server.signUpPerson(`${newId()}@elsewhere.example`);
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
    const other = await server.signUpPerson();
    const otherKey = await createProvisioningKey(server.system, {
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
