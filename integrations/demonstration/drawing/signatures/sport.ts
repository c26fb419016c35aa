import { BLACK, BLUE, GREEN, STEEL_INSERT } from '../brand-style.ts';
import type { Signature, SignatureRow } from './signature.ts';

const DIVER: Signature = {
  case: 'round',
  bezel: 'dive',
  lug: 'broad',
  insert: BLACK,
  bracelet: 'oyster',
  wear: 'bracelet',
  hands: 'sword',
  indices: 'dots',
  texture: 'matt',
  registers: 'tri',
  date: 'three',
};

const CHRONOGRAPH: Signature = {
  ...DIVER,
  bezel: 'smooth',
  lug: 'faceted',
  hands: 'baton',
  indices: 'baton',
  texture: 'sunray',
};

/** Sports watches of many makers, and the dress watches of the same. */
export const SPORT: readonly SignatureRow[] = [
  // prettier-ignore
  ['Omega Seamaster Aqua Terra', /^omega .*(aqua-terra| (220|231)-\d\d-)/, { ...CHRONOGRAPH, lug: 'lyre', texture: 'stripes', indices: 'wedge', date: 'six' }],
  // prettier-ignore
  ['Omega Seamaster Planet Ocean', /^omega .*(planet-ocean| (215|232)-\d\d-)/, { ...DIVER, lug: 'lyre', hands: 'broad', registers: 'bi', guards: true }],
  // prettier-ignore
  ['Omega Seamaster Diver 300M', /^omega .*(diver-300|300m| 21[02]-\d\d-)/, { ...DIVER, bezel: 'scalloped', lug: 'lyre', bracelet: 'bricks', texture: 'waves', registers: 'bi', date: 'six', guards: true }],
  // A Seamaster of no line is the dress watch of the fifties to seventies.
  // prettier-ignore
  ['Omega Seamaster', /^omega .*seamaster/, { ...CHRONOGRAPH, lug: 'straight', rim: 0.8, wear: 'calf', hands: 'dauphine', indices: 'wedge', registers: 'bi' }],
  // prettier-ignore
  ['Omega Speedmaster', /^omega .*(speedmaster|moonwatch)/, { ...CHRONOGRAPH, bezel: 'tachymeter', insert: BLACK, lug: 'lyre', texture: 'matt', indices: 'thin', dial: 'black' }],
  // prettier-ignore
  ['Omega Constellation', /^omega .*constellation/, { case: 'claws', bezel: 'engine', bracelet: 'polished', wear: 'bracelet', hands: 'baton', indices: 'baton', texture: 'sunray', date: 'six' }],
  // prettier-ignore
  ['Omega De Ville', /^omega .*de-ville/, { case: 'dress', bezel: 'smooth', lug: 'slim', rim: 1.2, bracelet: 'five', wear: 'alligator', hands: 'leaf', indices: 'roman', texture: 'sunray', date: 'three' }],
  // prettier-ignore
  ['Breitling Navitimer', /^breitling .*navitimer/, { ...CHRONOGRAPH, bezel: 'slide-rule', lug: 'straight', bracelet: 'five', wear: 'alligator', dial: 'black', date: 'six' }],
  // prettier-ignore
  ['Breitling Chronomat', /^breitling .*chronomat/, { ...DIVER, bezel: 'riders', insert: STEEL_INSERT, bracelet: 'rouleaux', indices: 'baton', texture: 'sunray', date: 'six' }],
  // prettier-ignore
  ['Breitling Avenger', /^breitling .*avenger/, { ...DIVER, bezel: 'riders', insert: STEEL_INSERT, wear: 'calf', guards: true, date: 'six' }],
  // prettier-ignore
  ['Breitling Superocean Heritage', /^breitling .*superocean-heritage/, { ...DIVER, lug: 'straight', indices: 'wedge', bracelet: 'mesh', hands: 'arrow', date: 'six' }],
  // prettier-ignore
  ['Breitling Superocean', /^breitling .*superocean/, { ...DIVER, lug: 'faceted', hands: 'broad', indices: 'square', wear: 'rubber', registers: 'bi' }],
  // prettier-ignore
  ['TAG Heuer Aquaracer', /^tag-heuer .*aquaracer/, { ...DIVER, case: 'dodecagon', lug: 'faceted', texture: 'stripes', indices: 'square', date: 'six', guards: true }],
  // prettier-ignore
  ['TAG Heuer Carrera', /^tag-heuer .*carrera/, { ...CHRONOGRAPH, bracelet: 'hlinks', date: 'six' }],
  // prettier-ignore
  ['Oris Aquis', /^oris .*aquis/, { ...DIVER, case: 'aquis', hands: 'broad', indices: 'square', texture: 'sunray', bracelet: 'hlinks', date: 'six', guards: true }],
  // prettier-ignore
  ['Longines HydroConquest', /^longines .*hydroconquest/, { ...DIVER, hands: 'broad', texture: 'sunray', insert: BLUE, guards: true }],
  // prettier-ignore
  ['Longines Conquest', /^longines .*conquest/, { ...CHRONOGRAPH, lug: 'short', rim: 1.3, indices: 'wedge', hands: 'baton', guards: true }],
  // prettier-ignore
  ['Rado Captain Cook', /^rado .*captain-cook/, { ...DIVER, lug: 'straight', bracelet: 'bricks', hands: 'arrow', indices: 'square', texture: 'sunray', insert: GREEN }],
  // prettier-ignore
  ['Tissot Seastar', /^tissot .*seastar/, { ...DIVER, hands: 'broad', date: 'three' }],
  // prettier-ignore
  ['Tissot T-Sport', /^tissot t-sport/, { ...CHRONOGRAPH, bezel: 'tachymeter', lug: 'broad', insert: BLACK, registers: 'v', date: 'four' }],
  // prettier-ignore
  ['Tissot Everytime', /^tissot .*everytime/, { ...CHRONOGRAPH, case: 'dress', lug: 'wire', rim: 0.8, bracelet: 'mesh', hands: 'needle', indices: 'thin', texture: 'matt' }],
  // prettier-ignore
  ['Tissot PR 100', /^tissot .*(pr-100|gentleman)/, { ...CHRONOGRAPH, lug: 'short', rim: 1.2, indices: 'wedge' }],
  // prettier-ignore
  ['Tissot Le Locle', /^tissot .*(le-locle|chemin-des-tourelles|carson|tradition|t-complication)/, { ...CHRONOGRAPH, case: 'dress', lug: 'slim', rim: 1.1, bracelet: 'five', wear: 'alligator', hands: 'leaf', indices: 'roman', texture: 'guilloche' }],
  // prettier-ignore
  ['Tissot T-Classic', /^tissot t-classic/, { ...CHRONOGRAPH, case: 'dress', lug: 'slim', rim: 1.2, bracelet: 'five', hands: 'dauphine' }],
  // prettier-ignore
  ['Maserati Classic', /^maserati classic/, { ...CHRONOGRAPH, case: 'dress', lug: 'slim', rim: 1.1, bracelet: 'oyster', hands: 'dauphine' }],
  // prettier-ignore
  ['Panerai Luminor', /^panerai (?!.*submersible).*luminor/, { ...CHRONOGRAPH, case: 'luminor', bracelet: 'hlinks', wear: 'calf', indices: 'explorer', texture: 'matt', dial: 'black', registers: 'bi', secondsAt: 9 }],
  // prettier-ignore
  ['Corum Admiral', /^corum .*admiral/, { ...CHRONOGRAPH, case: 'dodecagon', lug: 'short', rim: 1.3, bracelet: 'hlinks', wear: 'rubber' }],
  // prettier-ignore
  ['Chanel J12', /^chanel .*j12/, { ...DIVER, lug: 'short', indices: 'arabic', date: 'four' }],
];
