import { accountScenes } from "./account-scenes.ts";
import { conversationScenes } from "./conversation-scenes.ts";
import type { Scene } from "./scene.ts";

/** What the public pages show of the product. */
export const scenes: readonly Scene[] = [...conversationScenes, ...accountScenes];
