import { accountScenes } from "./account-scenes.ts";
import { conversationScenes } from "./conversation-scenes.ts";
import type { Scene } from "./scene.ts";

/** The pictures on the public pages. */
export const scenes: readonly Scene[] = [...conversationScenes, ...accountScenes];
