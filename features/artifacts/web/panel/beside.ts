/** What stands beside a conversation and its list, in one file: it is loaded together. */
export { AllLink } from "../anywhere/all-link.tsx";
export { ArtifactsButton } from "./artifacts-button.tsx";
export { ArtifactsPanel } from "./artifacts-panel.tsx";
