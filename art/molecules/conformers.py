"""
Shapes of the molecules in the page heads:  python3 art/molecules/conformers.py OUT_FOLDER
Small molecules: lowest-energy conformer of a few (ETKDG, then MMFF). The peptide is laid as a
loose helix, which is a picture and not a measured structure: in water it has no fixed shape.
"""
import json
import os
import sys

import numpy as np
from rdkit import Chem, RDLogger
from rdkit.Chem import AllChem, rdMolDescriptors, rdMolTransforms

RDLogger.DisableLog("rdApp.*")

# name: (kind, notation, formula it must have)
MOLECULES = {
    "nad": (
        "smiles",
        "NC(=O)c1ccc[n+](c1)[C@@H]1O[C@H](COP([O-])(=O)OP(=O)(O)OC[C@H]2O[C@H]([C@H](O)[C@@H]2O)n2cnc3c(N)ncnc32)[C@@H](O)[C@H]1O",
        "C21H27N7O14P2",
    ),
    "glutathione": ("smiles", "N[C@@H](CCC(=O)N[C@@H](CS)C(=O)NCC(=O)O)C(=O)O", "C10H17N3O6S"),
    "testosterone": ("smiles", "C[C@]12CC[C@H]3[C@@H](CCC4=CC(=O)CC[C@]34C)[C@@H]1CC[C@@H]2O", "C19H28O2"),
    "bpc-157": ("sequence", "GEPPPGKPADDAGLV", "C62H98N16O22"),
}


def small(notation):
    molecule = Chem.AddHs(Chem.MolFromSmiles(notation))
    settings = AllChem.ETKDGv3()
    settings.randomSeed, settings.useRandomCoords = 7, True
    shapes = list(AllChem.EmbedMultipleConfs(molecule, 6, settings))
    energies = [energy for _, energy in AllChem.MMFFOptimizeMoleculeConfs(molecule, maxIters=600)]
    return molecule, molecule.GetConformer(shapes[int(np.argmin(energies))])


def peptide(sequence):
    molecule = Chem.AddHs(Chem.MolFromSequence(sequence))
    settings = AllChem.ETKDGv3()
    settings.randomSeed, settings.useRandomCoords = 11, True
    AllChem.EmbedMolecule(molecule, settings)
    shape = molecule.GetConformer()

    def turn(atoms, degrees):
        if not molecule.GetBondBetweenAtoms(atoms[1], atoms[2]).IsInRing():
            rdMolTransforms.SetDihedralDeg(shape, *atoms, degrees)

    backbone = Chem.MolFromSmarts("C(=O)[NX3][CX4]C(=O)[NX3,OX2]")
    for before, _, n, alpha, c, _, after in molecule.GetSubstructMatches(backbone):
        turn((before, n, alpha, c), -60)
        turn((n, alpha, c, after), -45)
    for alpha, c, _, n, following in molecule.GetSubstructMatches(Chem.MolFromSmarts("[CX4]C(=O)[NX3][CX4]")):
        turn((alpha, c, n, following), 180)
    forces = AllChem.MMFFGetMoleculeForceField(molecule, AllChem.MMFFGetMoleculeProperties(molecule))
    forces.Minimize(maxIts=400)
    return molecule, shape


def along_axes(places):
    """Longest extent along x, second along y: so that turns mean the same for every molecule."""
    places = places - places.mean(axis=0)
    axes = np.linalg.svd(places, full_matrices=False)[2]
    if np.linalg.det(axes) < 0:
        axes[2] *= -1
    return places @ axes.T


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for name, (kind, notation, formula) in MOLECULES.items():
        molecule, shape = small(notation) if kind == "smiles" else peptide(notation)
        found = rdMolDescriptors.CalcMolFormula(molecule)
        if found != formula:
            raise SystemExit(f"{name}: the notation gives {found}, expected {formula}")
        places = along_axes(shape.GetPositions())
        Chem.Kekulize(molecule)
        model = {
            "atoms": [[atom.GetSymbol(), *map(float, places[atom.GetIdx()])] for atom in molecule.GetAtoms()],
            "bonds": [[b.GetBeginAtomIdx(), b.GetEndAtomIdx(), b.GetBondTypeAsDouble()] for b in molecule.GetBonds()],
        }
        with open(f"{folder}/{name}.json", "w") as file:
            json.dump(model, file)
        print(name, found, np.ptp(places, axis=0).round(1))


main(sys.argv[1])
