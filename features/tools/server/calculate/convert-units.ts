import { ToolError } from "../tool-error.ts";
import { formatNumber } from "./format-number.ts";

/** Names of units by what they measure, each with its size in the first unit of its line. */
const measures: Record<string, [names: string, size: number][]> = {
  length: [
    ["m meter meters metre metres", 1],
    ["km kilometer kilometers kilometre kilometres", 1_000],
    ["dm decimeter decimeters", 0.1],
    ["cm centimeter centimeters centimetre centimetres zentimeter", 0.01],
    ["mm millimeter millimeters millimetre millimetres", 0.001],
    ["inch inches in zoll", 0.0254],
    ["foot feet ft fuß fuss", 0.3048],
    ["yard yards yd", 0.9144],
    ["mile miles mi meile meilen", 1_609.344],
    ["nm nauticalmile nauticalmiles seemeile seemeilen", 1_852],
  ],
  mass: [
    ["kg kilogram kilograms kilo kilos kilogramm", 1],
    ["g gram grams gramm", 0.001],
    ["mg milligram milligrams milligramm", 0.000_001],
    ["t ton tons tonne tonnes tonnen", 1_000],
    ["lb lbs pound pounds", 0.453_592_37],
    ["oz ounce ounces unze unzen", 0.028_349_523_125],
  ],
  volume: [
    ["l liter liters litre litres", 1],
    ["dl deciliter deciliters", 0.1],
    ["cl centiliter centiliters", 0.01],
    ["ml milliliter milliliters millilitre millilitres", 0.001],
    ["gallon gallons gal gallone gallonen", 3.785_411_784],
    ["pint pints", 0.473_176_473],
  ],
  area: [
    ["m² m2 sqm squaremeter squaremeters squaremetre squaremetres quadratmeter", 1],
    ["km² km2 squarekilometer squarekilometers quadratkilometer", 1_000_000],
    ["ha hectare hectares hektar", 10_000],
    ["acre acres", 4_046.856_422_4],
    ["ft² sqft squarefoot squarefeet", 0.092_903_04],
  ],
  time: [
    ["second seconds s sec sekunde sekunden", 1],
    ["minute minutes min minuten", 60],
    ["hour hours h hrs stunde stunden", 3_600],
    ["day days tag tage tagen", 86_400],
    ["week weeks woche wochen", 604_800],
  ],
  data: [
    ["byte bytes b", 1],
    ["kb kilobyte kilobytes", 1_000],
    ["mb megabyte megabytes", 1_000_000],
    ["gb gigabyte gigabytes", 1_000_000_000],
    ["tb terabyte terabytes", 1_000_000_000_000],
  ],
  speed: [
    ["km/h kmh kph", 1],
    ["mph", 1.609_344],
    ["m/s", 3.6],
    ["knot knots knoten", 1.852],
  ],
};
const sizes = new Map(
  Object.entries(measures).flatMap(([measure, units]) =>
    units.flatMap(([names, size]) => names.split(" ").map((name) => [name, { measure, size }] as const)),
  ),
);
const celsius = /^(?:degrees? |grad )?(?:celsius|centigrade|°c|c)$/;
const fahrenheit = /^(?:degrees? |grad )?(?:fahrenheit|°f|f)$/;
const SHAPE = /^(-?\d[\d.,]*) ?([^\d\s].{0,30}?) (?:in|to|into) ([^\d\s].{0,30})$/i;

/** "72 inches in cm" with its value. Undefined where no units stand. Throws a ToolError for units that do not fit. */
export function convertUnits(text: string): { line: string; value: number } | undefined {
  const [, typed = "", from = "", to = ""] = SHAPE.exec(text.trim().replace(/\s+/g, " ")) ?? [];
  if (typed === "") return undefined;
  const given = numberIn(typed);
  const value = convert(given, from.toLowerCase(), to.toLowerCase());
  if (!Number.isFinite(value))
    throw new ToolError("calculate.not_arithmetic", "The result is too large to calculate.");
  const rounded = Number(value.toPrecision(10));
  return { line: `${formatNumber(given)} ${from} = ${formatNumber(rounded)} ${to}`, value: rounded };
}

function convert(value: number, from: string, to: string): number {
  if (celsius.test(from) && fahrenheit.test(to)) return value * 1.8 + 32;
  if (fahrenheit.test(from) && celsius.test(to)) return (value - 32) / 1.8;
  const [given, wanted] = [unitOf(from), unitOf(to)];
  if (given.measure !== wanted.measure)
    throw new ToolError(
      "calculate.units_differ",
      `"${from}" measures ${given.measure} and "${to}" ${wanted.measure}, so neither becomes the other.`,
    );
  return (value * given.size) / wanted.size;
}

function unitOf(name: string) {
  const unit = sizes.get(name.replaceAll(" ", "").replace("square-", "square"));
  if (!unit) throw new ToolError("calculate.unknown_unit", `"${name}" is no unit that is known here.`);
  return unit;
}

/** A number with a sign that could stand for thousands or for decimals is refused. */
function numberIn(typed: string): number {
  const plain = typed
    .replace(/[.,]+$/, "")
    .replace(/(?<=^-?\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?:\.\d+)?$)/g, "");
  const value = Number(plain.replace(/^(-?\d+),(\d+)$/, "$1.$2"));
  if (Number.isNaN(value))
    throw new ToolError(
      "calculate.not_arithmetic",
      `The number "${typed}" is not clear. Write no signs between thousands.`,
    );
  return value;
}
