import type { DemoArticle } from '../shapes';

export const waterAndPowerForVillas: DemoArticle = {
  title: 'Water and power: the diligence a villa needs before the viewing ends',
  category: 'Luxury Living',
  picture: 'villa-6',
  author: 'Thomas Varghese',
  date: '2026-09-24',
  views: 1485,
  excerpt:
    'A villa is its own small utility. How to add up what the household will draw, test the borewell and its water, size the sanctioned load and read twelve months of bills.',
  content: `In an apartment, water and electricity are somebody else’s problem, settled in a monthly charge. In a villa they are yours. The questions below take about an hour with the owner, and they are best asked in the pump room rather than the living room. Bring a notebook and a telephone with a torch.

## Add up the water

Start with demand. An example for a family of five with two staff at home, on a plot with a lawn and a small pool:

| Use | Reckoning | Litres a day |
| --- | --- | --- |
| Household | 7 people × 150 litres | 1,050 |
| Lawn | 186 sq m × 5 litres, dry months | 930 |
| Pool top-up | 40 sq m × 5 mm evaporation | 200 |
| Total | | 2,180 |

That is about 65,400 litres in a month of thirty days. Now set it against supply. If the municipal line delivers half, the rest must come from a borewell or by road: 32,700 litres a month, four tankers of 10,000 litres. The lawn is more than two fifths of the demand. Replacing most of it with native ground cover is the cheapest water source on the property.

Three days of storage is a sensible minimum, so look for tanks of 6,500 litres or more, below and above ground together. Ask when they were last cleaned, and who has the invoice.

## Test the borewell, then the water

A borewell is a hole with a history. Ask its depth, the year it was drilled, the depth of the pump, and whether it has run dry in any April or May since. A yield test takes an afternoon: run the pump, time how long a 1,000-litre tank takes to fill, and see whether the flow holds after three hours. A neighbour’s answer to the same question is worth as much as the owner’s.

Then send two bottles to an accredited laboratory. The Indian drinking-water standard, IS 10500, gives these acceptable limits, with the higher permissible limit in brackets where there is no other source:

- Total dissolved solids: 500 mg/l (2,000)
- Total hardness: 200 mg/l (600)
- Fluoride: 1.0 mg/l (1.5)
- Nitrate: 45 mg/l, with no relaxation

Hard water is common on both the Malwa plateau and the Deccan. A softener handles it, but the softener’s salt and reject water belong in your budget. Rules on drilling new wells differ by area and change; ask the local body and the groundwater authority before you count on one.

## Size the power

List what can run at once. For the same house: four air-conditioners at 1.6 kW make 6.4; three water heaters at 2 kW make 6; kitchen 4; pumps 1.5; a lift 4; lights and the rest 2; a car charger 7.4. The sum is 31.3 kW. Nobody runs it all together, and a diversity factor of 0.6 gives 18.8 kW. If the sanctioned load on the bill says 10 kW, an increase is ahead of you, with a deposit and perhaps a new cable.

Ask for the last twelve bills from the distribution company, MPPKVVCL in Indore or MSEDCL in Pune, and read three lines: sanctioned load, highest recorded demand and arrears. Arrears can follow the connection, so a no-dues letter belongs with the sale deed.

Solar is worth a look on any flat roof. As a working figure, 1 kW of panels gives about four units a day averaged over the year in either city. Ten kilowatts then give 1,200 units a month, subject to shade, dust and the net-metering rules in force.

## What to see with your own eyes

1. The electrical panel, open: labelled circuits, residual-current protection, no taped joints.
2. An earthing test report less than two years old.
3. Pressure at the top-floor shower while the kitchen tap runs.
4. The generator or battery changing over when the mains are switched off.
5. Where waste water goes: a sewer connection, or a septic tank with room for a tanker to reach it.
6. The rainwater pit, and the pipe that is supposed to lead to it.

## Put it in the agreement

Nothing above needs to end a purchase. A weak borewell or a small sanctioned load is a cost, and costs can be priced. Write the findings down, ask two contractors for estimates, and either lower the price by that sum or have the seller complete the work before the deed. What should end the conversation is a refusal to start the pump.`,
};
