import { ArtifactsButton, ArtifactsLink, ArtifactsPanel } from "#features/artifacts/web/index.tsx";
import type { BesideConversationParts } from "#features/chat/web/index.tsx";

/** What is written beside a conversation. Loaded after the page. */
export const besideConversation: BesideConversationParts = {
  ...{ Button: ArtifactsButton, Panel: ArtifactsPanel, AllLink: ArtifactsLink },
};
