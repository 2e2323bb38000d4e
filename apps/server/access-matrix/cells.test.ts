import { expect, it } from "vitest";
import { workspaceRoles } from "#platform/contract/role-rules.ts";
import { relations } from "#platform/server/access/relation.ts";
import { listAboutObjects, listCommands } from "./testing/about-objects.ts";
import { everybody, inRole, people } from "./testing/personas.ts";
import { showing } from "./testing/readings.ts";
import { callers, routes } from "./testing/routes.ts";
import { granted, standings, ways } from "./testing/ways.ts";

const [commands, aboutObjects] = [await listCommands(), await listAboutObjects()];

it("each role of a workspace calls every command and route, and stands in every way to each object", () => {
  const called = people.map(([, { role }]) => role);
  const objects = standings.map(({ role, is }) => `${role} ${is}`);
  const shares = ways.map(({ role, by }) => `${role} ${by}`);
  for (const role of workspaceRoles) {
    expect(called).toContain(role);
    expect(inRole[role].actor).toMatchObject({ role });
    for (const is of ["elsewhere", "colleague", "owner"]) expect(objects).toContain(`${role} ${is}`);
    for (const by of ["person", "team", "workspace"]) expect(shares).toContain(`${role} ${by}`);
  }
  expect([...granted, "owner"]).toEqual(relations);
});

it("the matrices have as many cells as commands, routes and objects need", () => {
  const cells =
    commands.length * everybody.length +
    routes.length * callers.length +
    showing.length * (callers.length + 1) +
    aboutObjects.length * (standings.length + ways.length * granted.length);
  if (process.env.SHOW) console.log(`${cells.toLocaleString("en")} cells of access`);
  expect(cells).toBeGreaterThan(15_000);
  // Of a route that shows nothing of the person, to ask others says nothing.
  expect(showing.length).toBeGreaterThan(120);
});
