import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { accessTables } from "#platform/server/access/define-access.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { SharedObject } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { mostGrants } from "../most-grants.ts";
import { shareObstacle } from "../obstacle.ts";
import { shareAccess } from "../share.access.ts";
import { countGrants } from "./grant-list.repository.ts";

/** What is shared, and what the caller may do about that. */
export function getSharedObject(ctx: Ctx, { noun, id }: ObjectRef): Promise<SharedObject> {
  return query(ctx, shareAccess.list, async (inner) => {
    const { shareable, object, row } = await findShareable(inner, { noun, id }, "see_access");
    const { workspaceId, userId, role } = userOf(inner);
    const abilities: Record<string, boolean> = await abilitiesOf(inner, accessTables().get(noun) ?? {}, row);
    const mayShare = abilities.share === true;
    const names = await namesOfPeople(inner.db, [object.ownerId], { withAddress: role !== "guest" });
    return {
      ...{ noun, id, name: object.name, path: shareable.pathOf(id) },
      owner: { id: object.ownerId, name: names.get(object.ownerId) ?? "" },
      relations: [...shareable.relations],
      abilities: {
        share: mayShare,
        transfer: mayShare && object.ownerId === userId && shareable.transfer !== undefined,
      },
      obstacle: mayShare ? await shareObstacle(inner) : null,
      grants: role === "guest" ? 0 : await countGrants(inner.db, { workspaceId, noun, id }),
      mostGrants,
    };
  });
}
