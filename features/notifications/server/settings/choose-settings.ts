import { isTimeZone } from "#platform/server/clock/time-zone.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import {
  type NotificationSettings,
  notificationErrors,
  notificationKinds,
  settingsByDefault,
  wayByDefault,
  waysOf,
} from "../../contract/index.ts";
import { notificationAccess } from "../notification.access.ts";
import { findSettings, type SettingsRow, storeSettings } from "./settings.repository.ts";

/** Where the caller is told of what in this workspace. */
export async function readSettings(ctx: Ctx): Promise<NotificationSettings & { isChosen: boolean }> {
  const row = await query(ctx, notificationAccess.read, ({ db }) => findSettings(db));
  return row ? { ...present(row), isChosen: true } : { ...settingsByDefault, isChosen: false };
}

/** Chooses where the caller is told of what. Throws `notification.time_zone_unknown`. */
export const chooseSettings = command(
  "notification.choose_settings",
  notificationAccess.choose_settings,
  async (ctx, chosen: NotificationSettings): Promise<void> => {
    if (!isTimeZone(chosen.timeZone)) fail(notificationErrors, "notification.time_zone_unknown");
    await storeSettings(ctx.db, { ...chosen, ways: choicesOf(chosen.ways) }, ctx.now());
    await ctx.audit({
      act: "notification.settings_chosen",
      target: [],
      facts: { digest: chosen.digest, hasQuietHours: chosen.quiet !== null },
    });
  },
);

/** What is as by default is not stored, so that it follows the product. */
function choicesOf(ways: NotificationSettings["ways"]): NotificationSettings["ways"] {
  const chosen = notificationKinds.filter((kind) => ways[kind] !== wayByDefault(kind));
  return Object.fromEntries(chosen.map((kind) => [kind, ways[kind]])) as NotificationSettings["ways"];
}

function present(row: SettingsRow): NotificationSettings {
  const known = notificationKinds.filter((kind) => waysOf(kind).some((way) => way === row.ways[kind]));
  const chosen = Object.fromEntries(known.map((kind) => [kind, row.ways[kind]])) as Partial<
    NotificationSettings["ways"]
  >;
  const ways = { ...settingsByDefault.ways, ...chosen };
  return {
    ...{ ways, digest: row.digest, digestAt: row.digest_at, timeZone: row.time_zone },
    quiet: row.quiet_from && row.quiet_to ? { from: row.quiet_from, to: row.quiet_to } : null,
  };
}
