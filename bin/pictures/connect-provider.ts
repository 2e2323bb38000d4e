import type { Product } from "../../e2e/fixtures/product.ts";
import type { SceneModel } from "./scene-model.ts";

/** Connects the model of the pictures, as an admin on the machine would. */
export async function connectProvider(
  { admin }: Pick<Product, "admin">,
  { url, modelId }: SceneModel,
): Promise<void> {
  const provider = ["--kind", "openai_compatible", "--name", "Acme models", "--url", url, "--model", modelId];
  await admin(["models", "add", ...provider, "--key-env", "SCENE_API_KEY"], { SCENE_API_KEY: "none-needed" });
}
