import type { CheckGroup, checklist as dutch } from '../../site/checklist.ts';
import type { Translation } from '../../translation.ts';

export type { Check, CheckGroup } from '../../site/checklist.ts';

export const CHECK_GROUPS: readonly CheckGroup[] = [
  {
    id: 'romp',
    name: 'Hull',
    tools: 'Dark cloth, torch, bucket',
    checks: [
      {
        id: 'gelcoat',
        title: 'Chalking gelcoat',
        how: 'Rub a dark, dry cloth over the sunny side of the hull, a hand’s breadth below the side deck.',
        tells:
          'If white powder stays on the cloth, the top layer has weathered. Polishing and sealing helps as long as the layer is thick enough.',
      },
      {
        id: 'haarscheuren',
        title: 'Hairline cracks',
        how: 'Shine a torch at a slant along the corners of the cockpit, around cleats and stanchions, and along the bow.',
        tells:
          'A star of cracks comes from a knock. If they run in lines, something there is flexing: have it looked at before you fill it.',
      },
      {
        id: 'onderwaterschip',
        title: 'Antifouling and blisters',
        how: 'Look at the underwater hull ashore, right after it was hosed down and still wet. Feel the laminate with a flat hand.',
        tells:
          'Bare spots are due for a new layer. Mark blisters with waterproof chalk and do not pierce them: have the moisture measured first.',
      },
      {
        id: 'anodes',
        title: 'Anodes',
        how: 'Compare every anode with a new one. Tap loose growth off and feel whether the bolts are tight.',
        tells:
          'If half of it is gone, replace it. Magnesium in fresh water, zinc in salt, aluminium in brackish. Never paint over it.',
      },
    ],
  },
  {
    id: 'dek',
    name: 'Deck',
    tools: 'Screwdriver, garden hose, toilet paper',
    checks: [
      {
        id: 'teaknaden',
        title: 'Teak seams',
        how: 'Every half metre, press your thumbnail against the edge of the rubber seam.',
        tells:
          'If the rubber parts from the wood, water runs under the deck there. Note the spot and have the seam renewed before the frost.',
      },
      {
        id: 'dekkern',
        title: 'Deck core',
        how: 'Tap with the handle of a screwdriver, every ten centimetres, above all around fittings and mast step.',
        tells:
          'A clear sound is good. If it sounds dull or gives, the core is wet or loose. Mark the area and tap it again in a month.',
      },
      {
        id: 'beslag',
        title: 'Stanchions, cleats and pulpit',
        how: 'Use force: pull every stanchion sideways and push the pulpit to and fro. Look inside, below the bolts.',
        tells:
          'Movement or a brown streak means that the sealant has let go. Take it off, clean it and bed it in sealant again.',
      },
      {
        id: 'luiken',
        title: 'Hatches and windows',
        how: 'Close everything and let the garden hose run on it for two minutes, without a jet. Have someone inside go along the edges with toilet paper.',
        tells:
          'Wet paper points to the leak. A hard or flat rubber you replace; a window bedded in sealant has to be bedded again.',
      },
    ],
  },
  {
    id: 'tuigage',
    name: 'Rig',
    tools: 'Kitchen paper, binoculars',
    checks: [
      {
        id: 'stagen',
        title: 'Standing rigging and turnbuckles',
        how: 'Pull a piece of kitchen paper along every stay, from the deck as high as you can reach. Look at terminals and spreaders through the binoculars.',
        tells:
          'If paper catches on a broken strand, that stay is finished. Every turnbuckle should have a secured pin. Have rigging older than ten years surveyed.',
      },
      {
        id: 'zeilen',
        title: 'Halyards, sheets and stitching',
        how: 'Let every line run through your hands. Scratch the stitching of the UV strip and the leech with your nail.',
        tells:
          'A flat or hard spot in a halyard you turn end for end or replace. If the thread breaks, the sail is due for restitching.',
      },
    ],
  },
  {
    id: 'motor',
    name: 'Engine',
    tools: 'Cloth, glass jar, set of spanners',
    checks: [
      {
        id: 'olie',
        title: 'Engine oil',
        how: 'Dip it cold and with the boat level. Wipe the dipstick on a white cloth.',
        tells:
          'Grey or foaming means water in the oil: do not start, and have it looked at. If it smells of diesel, fuel is leaking in.',
      },
      {
        id: 'impeller',
        title: 'Impeller and cooling water',
        how: 'With the engine running, look whether plenty of water comes out with the exhaust. Then take the cover off the pump and bend the blades.',
        tells:
          'A crack at the foot of one blade is enough to replace it. If a piece is missing, look for it before the heat exchanger.',
      },
      {
        id: 'brandstof',
        title: 'Water in the diesel',
        how: 'Drain the water separator into a glass jar and let it stand for a quarter of an hour.',
        tells:
          'Water sinks to the bottom. Dark flakes where the two meet are bacteria: replace the filters and have the tank flushed.',
      },
      {
        id: 'slangen',
        title: 'V-belt and hoses',
        how: 'Press the belt halfway and squeeze every hose, the lowest ones too. Tighten the clips.',
        tells:
          'More than a centimetre of play, or black dust: tension or replace. A hose that is cracked, crackles or is soft goes out.',
      },
    ],
  },
  {
    id: 'elektra',
    name: 'Electrics',
    tools: 'Multimeter, bucket of water',
    checks: [
      {
        id: 'accu',
        title: 'Batteries at rest',
        how: 'Switch charger and consumers off for a night and measure at the terminals.',
        tells:
          'For a 12-volt lead battery, 12.7 is full and 12.2 half. Below 12.0 it is being ruined: charge at once and measure again after a week.',
      },
      {
        id: 'bilgepomp',
        title: 'Bilge pump',
        how: 'Slowly pour a bucket of water near the float and keep your hands off the switch.',
        tells:
          'The pump should start by itself, discharge overboard and stop again. Check the hand pump afterwards too.',
      },
      {
        id: 'walstroom',
        title: 'Shore power',
        how: 'Press the test button of the residual-current breaker. Look at plug and socket for brown or melted pins.',
        tells:
          'If the breaker does not trip at once, do not use shore power. A discoloured plug has poor contact and gets hot.',
      },
      {
        id: 'lichten',
        title: 'Navigation lights',
        how: 'Switch them on after sunset, step ashore and walk around the boat.',
        tells:
          'A dim light usually has a green contact spring. Clean it, grease it, and keep spare bulbs of the right size on board.',
      },
    ],
  },
  {
    id: 'veiligheid',
    name: 'Safety',
    tools: 'Kitchen scales, soapy water, brush',
    checks: [
      {
        id: 'vesten',
        title: 'Lifejackets',
        how: 'Inflate every jacket by mouth and leave it for a night. Weigh the cylinder and read the date on the automatic unit.',
        tells:
          'A jacket that has gone soft goes to be serviced. The weight is on the cylinder; lighter or rusty means replacing it.',
      },
      {
        id: 'blussers',
        title: 'Fire extinguishers and fire blanket',
        how: 'Read the gauge and the inspection date, and take every extinguisher out of its bracket.',
        tells:
          'The needle is in the green and you have it in your hands within five seconds. If it is behind the cooker, hang it near the exit.',
      },
      {
        id: 'gas',
        title: 'Gas system',
        how: 'Open the bottle, leave the taps of the appliances closed and brush soapy water on every joint.',
        tells:
          'Bubbles are a leak: bottle shut, air the boat, light nothing. A hose without a readable year or with cracks you replace.',
      },
      {
        id: 'afsluiters',
        title: 'Seacocks and through-hulls',
        how: 'Turn every tap below the waterline shut and open again. Feel the hose clips: two per hose.',
        tells:
          'A tap that is stuck cannot be closed in an emergency. Pinkish brass has leached and breaks: replace it ashore.',
      },
    ],
  },
  {
    id: 'winter',
    name: 'Winter',
    tools: 'Antifreeze, hygrometer, bucket',
    checks: [
      {
        id: 'vorst',
        title: 'All water out',
        how: 'Let the engine draw antifreeze until it comes out of the exhaust coloured. Drain boiler, drinking water, toilet and deck wash and leave the taps open.',
        tells: 'What is left freezes and breaks. Do not forget the waterlock and the shower pump.',
      },
      {
        id: 'vocht',
        title: 'Air and damp',
        how: 'Stand mattresses on edge, open locker doors and floor hatches and keep the vents clear. Put a hygrometer down.',
        tells:
          'If it stays above 65 per cent, mould will come. More air through it, or a dehumidifier with a fixed drain.',
      },
      {
        id: 'afdekking',
        title: 'Cover, lines and drains',
        how: 'Pour a bucket of water into the cockpit and see whether it runs off. Stretch the cover so that no water stands on it, clear of the hull.',
        tells:
          'A cover that chafes draws streaks in the gelcoat. Look at mooring lines and fenders after every storm.',
      },
    ],
  },
];

export const checklist: Translation<typeof dutch> = {
  heading: 'Yacht Care Checklist',
  lead: 'Twenty-five checks you can do on board yourself. Reckon on a quiet day, and begin with the part you are standing at anyway.',
  print: 'Print',
  offline: 'This page stays on your device and can be read at the jetty without a connection.',
  contents: 'Parts',
  tools: 'At hand:',
  progress: (done, all) => `${done} of ${all} done`,
  again: 'Start again',
  sheet: { boat: 'Boat', date: 'Date' },
  help: {
    heading: 'Found something?',
    text: 'Take a photo of the spot and send it along. We come to look at your berth, free and without obligation, and say what can wait and what cannot.',
    action: 'Book a free inspection',
  },
};
