import type { ShareGrant } from "../../contract/index.ts";
import type { english } from "../texts/english.ts";

/** As it is named where it is chosen. */
export function nameOfGrant({ list, deletedAccount }: typeof english, { subject, name }: ShareGrant): string {
  switch (subject.type) {
    case "workspace":
      return list.everybodyIn(name);
    case "team":
      return list.teamOf(name);
    case "user":
      return name || deletedAccount;
  }
}
