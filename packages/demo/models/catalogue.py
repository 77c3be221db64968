"""All models by name: how each is built, and how many degrees from above it is seen."""

import beams
import boardgames
import bouquets
import carried
import celebrating
import desk
import dressing
import dressup
import envelopes

import fixing
import flying
import garments
import glowing
import haberdashery
import hardware
import hats
import house
import jewellery
import kitchen
import knitted
import light
import more
import music
import outdoor
import painting
import paper
import party
import pendants
import pens
import play
import plush
import power
import rainwear
import ribbons
import sacks
import seasons
import shopping
import signals
import table
import targets
import trinkets
import umbrellas
import vehicles
import wooden
import workshop
import worn

themes = (umbrellas, kitchen, desk, more, table, worn, knitted, hats, jewellery, dressing, carried, house, light, play, fixing, rainwear, paper, envelopes, pens, painting, power, glowing, signals, celebrating, hardware, workshop, haberdashery, ribbons, garments, shopping, beams, sacks, plush, pendants, boardgames, outdoor, flying, wooden, vehicles, music, targets, trinkets, dressup, bouquets, party, seasons)
models = {name: model for theme in themes for name, model in theme.models.items()}
