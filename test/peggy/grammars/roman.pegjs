Number = m:"M"|..3| c:Hundreds? x:Tens? i:Ones? !. { return m.length * 1000 + (c ?? 0) + (x ?? 0) + (i ?? 0); }
Hundreds = "CM" { return 900; } / "CD" { return 400; } / d:"D"? c:"C"|..3| &{ return d || c.length > 0; } { return (d ? 500 : 0) + c.length * 100; }
Tens = "XC" { return 90; } / "XL" { return 40; } / l:"L"? x:"X"|..3| &{ return l || x.length > 0; } { return (l ? 50 : 0) + x.length * 10; }
Ones = "IX" { return 9; } / "IV" { return 4; } / v:"V"? i:"I"|..3| &{ return v || i.length > 0; } { return (v ? 5 : 0) + i.length; }
