import { describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { core, enterprise, oktaUser, stageScim } from "./testing/stage-scim.ts";

const staged = stageScim();
const { call, made, roleOf, patch } = staged;

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
    const person = await staged.server.signUpPerson();
    const { id } = await made(oktaUser(person.email));
    const asMember = () =>
      fetch(`${staged.server.url}/auth/v1/user`, {
        headers: { ...person.headers, apikey: staged.server.publishableKey },
      });
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
