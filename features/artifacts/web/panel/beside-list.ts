/** What a conversation and the list of conversations show of artifacts, in one file: they are loaded together. */
export { AllLink } from "../anywhere/all-link.tsx";
export { ArtifactsButton } from "./artifacts-button.tsx";
