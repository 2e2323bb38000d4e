import { listOf } from "../engine/list-of.ts";
import type { World } from "../engine/world.ts";
import { findAnyObject, findObject } from "../storage/objects.repository.ts";
import { invalid } from "./api-error.ts";
import type { FormValue } from "./parse-form.ts";

type Tree = Record<string, unknown>;
const maxDepth = 4;

/** Returns a copy with ids replaced by their objects along paths such as `data.latest_invoice`. */
export async function expand(world: World, answer: object, paths: FormValue | undefined): Promise<object> {
  if (paths === undefined) return answer;
  const copy: Tree = structuredClone(answer as Tree);
  for (const path of Array.isArray(paths) ? paths : [paths]) {
    if (typeof path !== "string") throw invalid("Invalid array of paths to expand.", "expand");
    const keys = path.split(".");
    const depth = keys[0] === "data" ? keys.length - 1 : keys.length;
    if (depth > maxDepth) {
      throw invalid(
        `You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`,
        "expand",
      );
    }
    await expandPath(world, copy, keys, path);
  }
  return copy;
}

async function expandPath(world: World, at: unknown, keys: string[], path: string): Promise<void> {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (Array.isArray(at)) {
    for (const element of at) await expandPath(world, element, keys, path);
    return;
  }
  if (!isTree(at)) return;
  const value = await expandField(world, at, key, path);
  await expandPath(world, value, rest, path);
}

async function expandField(world: World, owner: Tree, key: string, path: string): Promise<unknown> {
  if (owner.object === "checkout.session" && key === "line_items") {
    owner.line_items = await lineItemsOf(world, String(owner.id));
    return owner.line_items;
  }
  if (!(key in owner)) throw invalid(`This property cannot be expanded (${path}).`, "expand");
  const value = owner[key];
  if (Array.isArray(value)) owner[key] = await Promise.all(value.map((item) => load(world, item, path)));
  else owner[key] = await load(world, value, path);
  return owner[key];
}

async function load(world: World, value: unknown, path: string): Promise<unknown> {
  if (typeof value !== "string") return value;
  const found = await findAnyObject(world.client, value);
  if (!found) throw invalid(`This property cannot be expanded (${path}).`, "expand");
  return found;
}

async function lineItemsOf(world: World, id: string): Promise<object> {
  const session = await findObject(world.client, "checkout.session", id);
  return listOf(session?.private.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
