"""
Cuts the two typefaces down to what the site prints: npm run fonts.

Newsreader for headings (display size, one weight), Instrument Sans for everything else (weights
400 to 600). Both are under the SIL Open Font License. Complete kerning is half of such a file, so
only pairs that can be seen are kept, with the distance they have at weight 400.
Needs Debian's python3-fonttools and python3-brotli.
"""

from itertools import product
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
# All letters and signs of Latin-1 (for names and Spanish), and typographic quotes and dashes.
LATIN_1 = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
CHARACTERS = "".join(chr(code) for code in LATIN_1 if code != 0xAD) + "‘’“”–—…"
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,’”“‘-–"

CUTS = [
    {
        "source": "newsreader/files/newsreader-latin-standard-normal.woff2",
        "target": "newsreader.woff2",
        "axes": {"opsz": 48, "wght": 400},
        # Thousandths of an em. At 48 px this is one pixel.
        "smallest_kern": 20,
        # Its capitals stand high in the line: beside icons and in circles that shows.
        "center_capitals": True,
    },
    {
        "source": "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        "target": "instrument-sans.woff2",
        "axes": {"wght": (400, 600)},
        # At 17 px nearly one pixel.
        "smallest_kern": 50,
    },
]


def kerning(font):
    """{(left glyph, right glyph): units} of the first lookup that has the pair, classes resolved."""
    gpos = font["GPOS"].table
    lookups = sorted(
        {
            index
            for record in gpos.FeatureList.FeatureRecord
            if record.FeatureTag == "kern"
            for index in record.Feature.LookupListIndex
        }
    )
    names = {font.getBestCmap()[ord(character)] for character in KERNED}
    pairs = {}
    for index in lookups:
        found = {}
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            covered = table.Coverage.glyphs
            if table.Format == 1:
                for left, pair_set in zip(covered, table.PairSet):
                    for record in pair_set.PairValueRecord:
                        value = record.Value1.XAdvance if record.Value1 else 0
                        found.setdefault((left, record.SecondGlyph), value or 0)
                continue
            lefts = [name for name in covered if name in names]
            for left, right in product(lefts, names):
                record = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                second = record.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
                value = getattr(second.Value1, "XAdvance", 0) if second.Value1 else 0
                found.setdefault((left, right), value or 0)
        for pair, value in found.items():
            pairs.setdefault(pair, value)
    return {
        pair: value for pair, value in pairs.items() if pair[0] in names and pair[1] in names
    }


def move_capitals_to_center(font):
    """Moves the line's limits, so that capitals stand as far from the upper as from the lower one."""
    line, also = font["hhea"], font["OS/2"]
    up = round((also.sCapHeight - (line.ascent + line.descent)) / 2)
    line.ascent += up
    line.descent += up
    also.sTypoAscender += up
    also.sTypoDescender += up


def cut(source, target, axes, smallest_kern, center_capitals=False):
    path = ROOT / "node_modules/@fontsource-variable" / source
    still = instantiateVariableFont(TTFont(path), {**axes, "wght": 400})
    smallest = smallest_kern * still["head"].unitsPerEm / 1000
    kept = {pair: value for pair, value in kerning(still).items() if abs(value) >= smallest}

    font = instantiateVariableFont(TTFont(path), axes)
    options = subset.Options(
        layout_features=[], hinting=False, flavor="woff2", name_IDs=[1, 2], notdef_outline=True
    )
    options.drop_tables += ["STAT", "GSUB", "GDEF", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    if center_capitals:
        move_capitals_to_center(font)
    rules = "\n".join(f"pos {left} {right} {value};" for (left, right), value in sorted(kept.items()))
    addOpenTypeFeaturesFromString(font, f"feature kern {{ {rules} }} kern;", tables=["GPOS"])
    made = ROOT / "app/fonts" / target
    subset.save_font(font, made, options)
    print(f"{target}: {made.stat().st_size} bytes, {len(kept)} kerning pairs")


for one in CUTS:
    cut(**one)
