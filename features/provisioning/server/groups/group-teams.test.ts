import { expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { core, oktaUser, stageScim } from "../testing/stage-scim.ts";

const staged = stageScim();
const { call, made, patch } = staged;

async function pushed(displayName: string, members: { id: string }[] = []): Promise<{ id: string }> {
  const { status, body } = await call("POST", "/Groups", {
    schemas: [`${core}:Group`],
    displayName,
    members: members.map(({ id }) => ({ value: id })),
  });
  expect(status).toBe(201);
  return body;
}

/** The team of a group, with the users who are in it. */
async function teamOf(groupId: string) {
  const [team] = await staged.server.look<{ id: string; name: string; people: string[] }>(
    `select t.id, t.name, array(select user_id from team_memberships m
       where m.workspace_id = t.workspace_id and m.team_id = t.id order by user_id) as people
     from teams t where t.workspace_id = $1 and t.directory_group_id = $2`,
    [staged.owner.id, groupId],
  );
  return team;
}

it("gives each group a team with its name and its people, from the moment it is pushed", async () => {
  const [one, two] = [await made(), await made()];
  const name = `Sales ${newId()}`;
  const group = await pushed(name, [one]);
  expect(await teamOf(group.id)).toMatchObject({ name, people: [one.userId] });
  await patch(`/Groups/${group.id}`, { op: "add", path: "members", value: [{ value: two.id }] });
  expect((await teamOf(group.id))?.people).toEqual([one.userId, two.userId].sort());
  await patch(`/Groups/${group.id}`, { op: "remove", path: `members[value eq "${one.id}"]` });
  expect((await teamOf(group.id))?.people).toEqual([two.userId]);
  await patch(`/Groups/${group.id}`, { op: "replace", value: { displayName: `${name} II` } });
  expect((await teamOf(group.id))?.name).toBe(`${name} II`);
  await call("PUT", `/Groups/${group.id}`, { schemas: [`${core}:Group`], displayName: name, members: [] });
  expect(await teamOf(group.id)).toMatchObject({ name, people: [] });
});

it("gives the team of a name that is taken a number, and the name when the group is renamed to a free one", async () => {
  const name = `Wien ${newId()}`;
  await staged.server.look("insert into teams (workspace_id, id, name) values ($1, $2, $3)", [
    staged.owner.id,
    newId(),
    name.toUpperCase(),
  ]);
  const group = await pushed(name);
  expect((await teamOf(group.id))?.name).toBe(`${name} (2)`);
  await patch(`/Groups/${group.id}`, { op: "replace", value: { displayName: `Free ${name}` } });
  expect((await teamOf(group.id))?.name).toBe(`Free ${name}`);
  const long = await pushed(`${"x".repeat(200)}${newId()}`);
  expect((await teamOf(long.id))?.name).toHaveLength(100);
});

it("ends what is shared with the team when the group is deleted", async () => {
  const person = await made();
  const group = await pushed(`Brief ${newId()}`, [person]);
  const team = await teamOf(group.id);
  await staged.server.look(
    `insert into grants (workspace_id, id, object_type, object_id, team_id, relation)
     values ($1, $2, 'conversation', $3, $4, 'viewer')`,
    [staged.owner.id, newId(), newId(), team?.id],
  );
  const grants = () =>
    staged.server.look("select from grants where workspace_id = $1 and team_id = $2", [
      staged.owner.id,
      team?.id,
    ]);
  expect(await grants()).toHaveLength(1);
  expect((await call("DELETE", `/Groups/${group.id}`)).status).toBe(204);
  expect([await teamOf(group.id), await grants()]).toEqual([undefined, []]);
  const told = await staged.server.look(
    "select from events where workspace_id = $1 and user_id = $2 and name = 'share.withdrawn'",
    [staged.owner.id, person.userId],
  );
  expect(told).toHaveLength(1);
});

it("takes a deactivated person out of its teams, and puts them back when they are activated", async () => {
  const person = await made();
  const group = await pushed(`Left ${newId()}`, [person]);
  await patch(`/Users/${person.id}`, { op: "replace", value: { active: false } });
  expect((await teamOf(group.id))?.people).toEqual([]);
  await patch(`/Users/${person.id}`, { op: "replace", value: { active: true } });
  expect((await teamOf(group.id))?.people).toEqual([person.userId]);
  await call("DELETE", `/Users/${person.id}`);
  expect((await teamOf(group.id))?.people).toEqual([]);
});

it("puts an awaited person into the team when their address is proved", async () => {
  const user = oktaUser();
  const { body } = await call("POST", "/Users", user);
  const group = await pushed(`Awaited ${newId()}`, [body]);
  expect((await teamOf(group.id))?.people).toEqual([]);
  await staged.prove(user.userName);
  await expect.poll(async () => (await teamOf(group.id))?.people, { timeout: 20_000 }).toHaveLength(1);
});
