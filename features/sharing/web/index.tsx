export type { NewOwner } from "./dialog/new-owner-field.tsx";
export {
  NewOwnerField,
  NotHere,
  ShareDialog,
  SharedLists,
  SharedWithMe,
  ShareEnded,
  SharePanel,
} from "./lazy-parts.ts";
export { useShareChanges } from "./live/use-share-changes.ts";
export { shareMenuTexts } from "./texts/menu/share-menu-texts.ts";
