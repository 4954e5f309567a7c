/* A grammar that says in its own words what it would have. */
Quantity = amount:Amount [ \t]* unit:Unit {
  if (amount === 0 && unit !== "m") expected("an amount that is not 0");
  return { amount, unit, written: input.slice(range().start, range().end), from: location().start.column };
}
Amount "an amount" = digits:$[0-9]+ !{ return digits.length > 6; } { return parseInt(digits, 10); }
Unit "a unit" = "km"i { return "km"; } / "m"i { return "m"; }
