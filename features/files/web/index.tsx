export { AttachButton } from "./attach-button.tsx";
export { AttachmentChips } from "./attachment-chips.tsx";
export {
  addAttachments,
  forgetAttachments,
  moveAttachments,
  restoreAttachments,
  takeAttachments,
} from "./attachments.ts";
export { citationLink } from "./citation-link.tsx";
export { FileDrop } from "./file-drop.tsx";
export { knownFileLimits } from "./file-limits.ts";
export { FilePreviewHost } from "./file-preview-host.tsx";
export { fileResults } from "./file-results.ts";
export { formatSize } from "./format-size.ts";
export { GivenFiles } from "./given-files.tsx";
export { linkCitations } from "./link-citations.ts";
export { QuestionFiles } from "./question-files.tsx";
export { MayAttach, useAttachments } from "./use-attachments.ts";
