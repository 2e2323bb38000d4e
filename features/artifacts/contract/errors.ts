import { defineErrors } from "#platform/contract/define-errors.ts";
import { mostArtifacts, mostCharacters, mostVersions } from "./artifact-limits.ts";

export const artifactErrors = defineErrors({
  "artifact.not_found": [404, "This artifact does not exist. It may have been deleted."],
  "artifact.no_such_version": [404, "This version of the artifact does not exist."],
  "artifact.changed_meanwhile": [409, "Somebody saved a newer version meanwhile. Look at both, then save."],
  "artifact.not_deletable": [403, "Only its owner or who created it may delete an artifact."],
  "artifact.too_many": [409, `A conversation has at most ${mostArtifacts} artifacts. Delete some first.`],
  "artifact.too_many_versions": [
    409,
    `This artifact has ${mostVersions} versions, the most that one may have. Create another one to go on.`,
  ],
  "artifact.too_long": [
    422,
    `An artifact holds at most ${mostCharacters.toLocaleString("en")} characters. Shorten it, or put a part into another one.`,
  ],
  "artifact.no_code": [409, "Only code is in a language."],
  "artifact.unfit_content": [422, "The content does not fit the kind of the artifact."],
  "artifact.undo_over": [409, "This artifact was deleted too long ago to be restored."],
  "artifact.id_taken": [409, "An artifact with this id already exists elsewhere. Send it with a new id."],
});
